import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { type APIRequestContext, test as base } from '@playwright/test'
import sharp from 'sharp'
import { App } from './pages/app'
import { createPerson, newCaller, type Person } from './support/api'
import { confirmByApi } from './support/confirm'
import { phonePhoto } from './support/photo'
import { type Product, startProduct } from './support/product'
import { expect } from './support/test'
import { tracesIn } from './support/traces'

/** In every text of this file, so that one search finds whatever got out. */
const MARK = 'canary7q3x'
const mark = (what: string) => `${MARK}-${what}`

/** What the design keeps sealed: it must lie open nowhere on the database's disk. */
const SEALED = {
  email: `${mark('mail')}@example.com`,
  nextEmail: `${mark('next')}@example.com`,
  weightNote: mark('weight'),
  weightNoteChanged: mark('changed'),
  vitaminNote: mark('vitamin'),
  journal: mark('journal'),
  gratitude: mark('gratitude'),
  challenges: mark('challenges'),
  victories: mark('victories'),
  milestone: mark('milestone'),
}
/** What no write stores at all, however it is sent. */
const NEVER_STORED = {
  typedEmail: `${mark('typed')}@example.com`,
  userAgent: mark('agent'),
  badField: mark('badfield'),
  badValue: mark('badvalue'),
  path: mark('path'),
  query: mark('query'),
  cookie: mark('cookie'),
  bearer: mark('bearer'),
  referer: mark('referer'),
  provider: mark('provider'),
  providerKey: mark('providerkey'),
}
/** A name lies open by design; finding it shows that the search can find. */
const NAME = mark('name')

const test = base.extend<object, { double: OpenAiDouble; product: Product }>({
  double: [
    async ({}, use) => {
      const double = await startOpenAiDouble()
      await use(double)
      await double.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ double }, use) => {
      const product = await startProduct({
        LOG_LEVEL: 'trace',
        OPENAI_API_KEY: NEVER_STORED.providerKey,
        OPENAI_BASE_URL: double.url,
      })
      await use(product)
      await product.stop()
      product.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

/** A photo that was analyzed before is answered without the provider: another width is another photo. */
const photo = async (width: number) => {
  const small = await sharp(await phonePhoto())
    .resize(width)
    .jpeg()
    .toBuffer()
  return small.toString('base64')
}

/** Every write with a text of its own in every field that takes one. */
const writeEverywhere = async (maria: Person) => {
  const { api, userId: user_id } = maria
  const write = async (path: string, data: object) => {
    const headers = {
      'Idempotency-Key': mark(`key${path.replaceAll('/', '-')}`),
      'User-Agent': NEVER_STORED.userAgent,
    }
    const answer = await api.post(path, { data: { user_id, ...data }, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as { entry: { entry_id: string } }
  }
  const weight = {
    weight_lbs: 207,
    notes: SEALED.weightNote,
    entry_id: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  }
  await write('/api/weight-entry', weight)
  const changed = { user_id, notes: SEALED.weightNoteChanged }
  expect((await api.patch(`/api/weight-entry/${weight.entry_id}`, { data: changed })).ok()).toBe(true)
  const vitamin = { vitamin_name: 'Iron', dosage_mg: 45, time_taken: 'evening', notes: SEALED.vitaminNote }
  await write('/api/vitamin-entry', vitamin)
  await write('/api/mood-entry', {
    mood_rating: 7,
    energy_level: 6,
    mood_description: 'hopeful',
    journal_entry: SEALED.journal,
    gratitude_note: SEALED.gratitude,
    challenges: SEALED.challenges,
    victories: SEALED.victories,
  })
  await write('/api/milestone-entry', { milestone: SEALED.milestone })
  await write('/api/profile', {
    name: NAME,
    email: SEALED.nextEmail,
    age: 42,
    gender: 'female',
    height_feet: 5,
    height_inches: 4,
    current_weight_lbs: 207,
    goal_weight_lbs: 150,
    activity_level: 'light',
  })
  await write('/api/analyze-food', { image_base64: await photo(320), meal_type: 'lunch' })
}

/** The ways into a profile, with the right code and address and with wrong ones. */
const tryEveryDoor = async (stranger: APIRequestContext, { code, userId }: Person) => {
  await stranger.get(`/api/profile-by-code/${code}`)
  await stranger.post('/api/restore', { data: { code } })
  for (const email of [SEALED.email, NEVER_STORED.typedEmail]) {
    await stranger.post('/api/session/adopt', { data: { user_id: userId, email } })
    await stranger.post('/api/restore/start', { data: { challenge_id: userId, email } })
  }
}

/** Requests that are refused, each with a mark where nobody expects one. */
const failEverywhere = async ({ api, userId: user_id, code }: Person, double: OpenAiDouble) => {
  const { badField, badValue, path, query, cookie, bearer, referer, provider } = NEVER_STORED
  const raw = (text: string, type = 'application/json') =>
    api.post('/api/weight-entry', { headers: { 'Content-Type': type }, data: text })
  const failures = [
    api.post('/api/weight-entry', { data: { user_id, weight_lbs: badValue } }),
    api.post('/api/weight-entry', { data: { user_id, weight_lbs: 200, [badField]: badValue } }),
    api.post('/api/vitamin-entry', { data: { user_id, vitamin_name: badValue, notes: badValue } }),
    api.post('/api/mood-entry', { data: { user_id: badValue, journal_entry: badValue } }),
    raw(`{"notes": "${badValue}`),
    raw(`{"notes": "${badValue}\\u0000"}`),
    raw(badValue, 'text/plain'),
    raw(badValue, `text/${badValue}`),
    raw(`{"notes": "${badValue.repeat(8_000)}"}`),
    api.get(`/api/${path}?${query}=${query}`),
    api.get(`/api/weight-history/${path}?before=${query}`),
    api.get(`/api/weight-history/${user_id}?before=${query}&limit=${query}&${query}=1`),
    api.get(`/${path}/%00%ff`),
    api.get(`/remotes/${path}/${path}.js`),
    api.get(`/api/profile-by-code/${code}${code}`),
    api.get('/api/session', { headers: { Cookie: `gb_sid=${cookie}; gb_dev=${cookie}; gb_vis=${cookie}` } }),
    api.get('/api/operator/audit', {
      headers: { Authorization: `Bearer gbop_${bearer}`, 'X-Reason': bearer },
    }),
    api.post('/api/weight-entry', {
      headers: { Referer: `https://evil.example/${referer}`, Origin: 'null' },
    }),
    api.get(`/api/fluid-summary/${user_id}`, { headers: { 'X-Time-Zone': badValue } }),
    api.post(`/internal/ports/${path}/${path}`, { data: { args: [badValue] } }),
  ]
  for (const failure of failures) expect((await failure).status()).toBeGreaterThanOrEqual(400)
  double.answerWith(() => ({ status: 500, body: JSON.stringify({ error: { message: provider } }) }))
  const data = { user_id, image_base64: await photo(300) }
  const broken = await api.post('/api/analyze-food', { data })
  expect(broken.status()).toBeGreaterThanOrEqual(500)
  double.answerWith(() => ({ text: provider }))
  expect((await api.post('/api/analyze-food', { data })).status()).toBeGreaterThanOrEqual(500)
}

/** What is no HTTP at all, at the door of the server. */
const sendGarbage = async ({ port }: Product) => {
  const socket = connect(port, 'localhost', () =>
    socket.write(`${NEVER_STORED.path} ${NEVER_STORED.query}\r\n\r\n`),
  )
  socket.resume()
  await once(socket, 'close')
}

test('what a person writes reaches no log, and nothing private lies open on the disk', async ({
  page,
  product,
  double,
}) => {
  test.setTimeout(120_000)
  const maria = await createPerson(product.url, { name: NAME, email: SEALED.email })
  // Another email is asked for, too, so that one waits on the disk.
  await confirmByApi(product, maria, 'change_email', SEALED.email)
  await writeEverywhere(maria)
  await tryEveryDoor(await newCaller(product.url), maria)
  await failEverywhere(maria, double)
  await sendGarbage(product)

  await test.step('the browser keeps no code, note or weight in clear', async () => {
    await page.context().addCookies((await maria.api.storageState()).cookies)
    await page.goto('/')
    const app = new App(page)
    for (const place of ['Log', 'Scan', 'More', 'Home'] as const) await app.go(place)
    const kept = await page.evaluate(async () => {
      const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(store))
      const caches = await Promise.all(
        (await window.caches.keys()).map(async (name) =>
          (await (await window.caches.open(name)).keys()).map(({ url }) => url),
        ),
      )
      return { stores: stores.join('\n'), cached: caches.flat().filter((url) => url.includes('/api/')) }
    })
    expect(kept.stores, 'the search can find').toContain(maria.userId)
    const { email: _email, nextEmail: _next, ...texts } = SEALED
    // An id may begin with the digits of the weight.
    const written = kept.stores.replaceAll(maria.userId, '')
    for (const text of [...Object.values(texts), maria.code, '"207', '207.0'])
      expect(written).not.toContain(text)
    expect(kept.cached).toEqual([])
  })

  await product.stop()
  // Of the process that answered it, whichever that is.
  const logs = globSync('logs/*.log', { cwd: product.dataDir })
  expect(logs.map((log) => readFileSync(join(product.dataDir, log), 'utf8')).join('\n')).toContain(
    '/api/weight-history/:user_id',
  )
  const logged = { mark: MARK, code: maria.code }
  expect(tracesIn(join(product.dataDir, 'logs'), logged)).toEqual([])
  expect(product.output()).not.toContain(MARK)
  const disk = join(product.dataDir, 'postgres')
  expect(tracesIn(disk, { name: NAME }).length, 'the search can find').toBeGreaterThan(0)
  expect(tracesIn(disk, { ...SEALED, ...NEVER_STORED, code: maria.code })).toEqual([])
})
