import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  HOME_PARTS,
  parseEnv,
  PremiumPort,
  SERVICE_NAMES,
  type ServiceName,
  TrackingHomePort,
  situation,
} from '@gb/service-kit'
import { createApp } from '../create-app.js'
import { listen } from '../testing/import-calls.js'
import { insertMeal } from '../testing/meal-row.js'
import { type Body, startProduct } from '../testing/start-product.js'
import { Client } from 'pg'
import { HomeController } from './home.controller.js'

type App = Awaited<ReturnType<typeof createApp>>

const NOWHERE = 'http://127.0.0.1:1'

let product: Awaited<ReturnType<typeof startProduct>>
let person: Awaited<ReturnType<typeof product.signUp>>
let database: Client

/** What each part must be: the answer of its own route. */
const routesOf = (userId: string, day: string): Record<(typeof HOME_PARTS)[number], string> => ({
  session: '/api/session',
  profile: `/api/profile/${userId}`,
  daily_summary: `/api/daily-summary/${userId}?date=${day}&include=entries`,
  fluid_summary: `/api/fluid-summary/${userId}?date=${day}`,
  meal_timer: `/api/meal-timer/${userId}`,
  weight_history: `/api/weight-history/${userId}`,
  scan_status: `/api/daily-scan-status/${userId}`,
  concerns: `/api/concerns/${userId}`,
  daily_encouragement: `/api/daily-encouragement?date=${day}`,
})

const partIn = (home: Body, name: string): Body => home[name] as Body

/** A process without services, which finds them all where the product listens, but for some. */
const startGateway = async (away: readonly ServiceName[] = []): Promise<App> => {
  const address = `http://127.0.0.1:${port}`
  const env = parseEnv({
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.env.dataDir,
    WEB_ROOT: product.env.webRoot,
    LOG_LEVEL: 'silent',
    SERVICES: '',
    REMOTES: JSON.stringify(
      Object.fromEntries(SERVICE_NAMES.map((name) => [name, away.includes(name) ? NOWHERE : address])),
    ),
  })
  const app = await createApp(env, product.keys)
  await app.init()
  return app
}

const askThrough = (app: App, url: string) =>
  app.inject({
    url,
    headers: {
      'x-time-zone': 'Pacific/Kiritimati',
      cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })

let port: number

beforeAll(async () => {
  product = await startProduct()
  port = await listen(product.app)
  person = await product.signUp('Pacific/Kiritimati')
  database = new Client({ connectionString: product.databaseUrl })
  await database.connect()
  const user_id = person.userId
  const log = (kind: string, body: object) =>
    person.call('POST', `/api/${kind}`, { user_id, entry_id: randomUUID(), ...body })
  await log('fluid-entry', { amount_oz: 8.5 })
  await log('weight-entry', { weight_lbs: 219.9, notes: 'after "holidays" 🌳' })
  await log('mood-entry', { mood_description: 'hopeful', mood_rating: 7 })
  await insertMeal(database, user_id, {
    name: 'lentil soup',
    timeZone: 'UTC',
    reasons: [],
    recommendations: [],
  })
})
afterAll(async () => {
  await database.end()
  await product.app.close()
})
afterEach(() => void jest.restoreAllMocks())

const expectWhole = async (home: Body, ask: (url: string) => Promise<Body>): Promise<void> => {
  const day = String(partIn(home, 'fluid_summary')['date'])
  expect(Object.keys(home).sort()).toEqual([...HOME_PARTS].sort())
  for (const [name, url] of Object.entries(routesOf(person.userId, day))) {
    const own = await ask(url)
    // The clock of the server goes on between two answers.
    if (name === 'meal_timer') own['now'] = partIn(home, name)['now']
    expect([name, home[name]]).toEqual([name, own])
  }
}

describe(HomeController.name, () => {
  it('answers each part as its own route does, of today where the person is', async () => {
    const { status, headers, body } = await person.call('GET', `/api/home/${person.userId}`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ])
    expect(headers['x-profile']).toBe(person.userId)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format(new Date())
    expect(partIn(body, 'daily_summary')).toMatchObject({ date: today })
    expect(partIn(body, 'weight_history')['entries']).toHaveLength(2)
    await expectWhole(body, async (url) => (await person.call('GET', url)).body)
  })

  it('is of the day and the zone of the request', async () => {
    const zone = { 'x-time-zone': 'Pacific/Pago_Pago' }
    const { body } = await person.call('GET', `/api/home/${person.userId}`, undefined, zone)
    const there = new Intl.DateTimeFormat('sv-SE', { timeZone: zone['x-time-zone'] }).format(new Date())
    for (const name of ['daily_summary', 'fluid_summary', 'daily_encouragement'])
      expect(partIn(body, name)).toMatchObject({ date: there })
    expect(partIn(body, 'session')).toMatchObject({ time_zone: zone['x-time-zone'] })
  })

  it('answers its owner alone', async () => {
    const other = await product.signUp()
    for (const id of [other.userId, randomUUID()])
      expect(await person.call('GET', `/api/home/${id}`)).toMatchObject({
        status: 403,
        body: { error: 'not_yours' },
      })
    expect((await product.browser().call('GET', `/api/home/${person.userId}`)).status).toBe(401)
    expect((await person.call('GET', '/api/home/nobody')).status).toBe(403)
  })

  it('leaves out what cannot be read, and what takes too long, and nothing else', async () => {
    const premium = product.app.get(PremiumPort, { strict: false })
    const away = new (situation('unavailable', 'Away.'))()
    for (const failing of [
      () => Promise.reject(away),
      () => Promise.reject(new Error('a mistake of ours')),
      () => new Promise<never>(() => undefined),
    ]) {
      jest.spyOn(premium, 'status').mockImplementation(failing)
      const { status, body } = await person.call('GET', `/api/home/${person.userId}`)
      expect(status).toBe(200)
      expect(HOME_PARTS.filter((name) => !(name in body))).toContain('scan_status')
      expect(body).toMatchObject({ daily_summary: {}, meal_timer: {}, fluid_summary: {}, concerns: {} })
    }
  })

  it('leaves out a whole service that fails', async () => {
    const tracking = product.app.get(TrackingHomePort, { strict: false })
    jest.spyOn(tracking, 'of').mockRejectedValue(new Error('a mistake of ours'))
    const { status, body } = await person.call('GET', `/api/home/${person.userId}`)
    expect(status).toBe(200)
    expect(HOME_PARTS.filter((name) => !(name in body))).toEqual([
      'fluid_summary',
      'weight_history',
      'concerns',
    ])
  })

  it('is the same where every service runs elsewhere', async () => {
    const apart = await startGateway()
    const answer = await askThrough(apart, `/api/home/${person.userId}`)
    expect(answer.statusCode).toBe(200)
    await expectWhole(answer.json<Body>(), async (url) => (await askThrough(apart, url)).json<Body>())
    expect((await askThrough(apart, `/api/home/${randomUUID()}`)).statusCode).toBe(403)
    await apart.close()
  })

  it.each<[ServiceName, string[]]>([
    ['tracking', ['fluid_summary', 'weight_history', 'concerns']],
    ['food-analysis', ['daily_summary', 'meal_timer', 'scan_status']],
    ['content', ['daily_encouragement']],
  ])('stands without %s, which is away', async (service, missing) => {
    const apart = await startGateway([service])
    const answer = await askThrough(apart, `/api/home/${person.userId}`)
    expect(answer.statusCode).toBe(200)
    expect(HOME_PARTS.filter((name) => !(name in answer.json<Body>()))).toEqual(missing)
    await apart.close()
  })
})
