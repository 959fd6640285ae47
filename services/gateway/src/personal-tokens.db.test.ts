import { randomUUID } from 'node:crypto'
import { ModulesContainer } from '@nestjs/core'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PERSONAL_TOKEN_AREAS, PERSONAL_TOKEN_CALLS_A_MINUTE, PERSONAL_TOKENS_MAX } from '@gb/domain'
import { collectRoutes, type RouteRule } from '@gb/service-kit'
import { Client } from 'pg'
import { startProduct } from './testing/start-product.js'

let product: Awaited<ReturnType<typeof startProduct>>
let routes: RouteRule[]
let database: Client

beforeAll(async () => {
  product = await startProduct()
  routes = collectRoutes(product.app.get(ModulesContainer))
  database = new Client({ connectionString: product.databaseUrl })
  await database.connect()
}, 120_000)
afterAll(async () => {
  await database.end()
  await product.app.close()
})

type Person = Awaited<ReturnType<typeof product.signUp>>

const WATER = { name: 'Water shortcut', access: 'read_and_log', areas: ['fluids'], days: 90 }
const EVERYTHING = { ...WATER, areas: [...PERSONAL_TOKEN_AREAS] }

const makeToken = async (person: Person, changes: object = {}) => {
  const { status, body } = await person.call('POST', '/api/personal-tokens', { ...WATER, ...changes })
  expect([status, body.message]).toEqual([201, undefined])
  return { token: String(body.token), id: String(body.token_id) }
}

/** A script: no cookie, no origin, only the token. */
const script = async (
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await product.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, text: answer.body }
}
const errorOf = (text: string): unknown => (JSON.parse(text) as { error?: unknown }).error
const sip = (userId: string) => ({ user_id: userId, fluid_type: 'water', amount_oz: 8 })

describe('a personal token', () => {
  it('tells a script whose it is, and logs and reads what it was made for', async () => {
    const person = await product.signUp('UTC')
    const { token } = await makeToken(person)
    const own = await script(token, 'GET', '/api/personal-token')
    expect([own.status, JSON.parse(own.text)]).toEqual([
      200,
      expect.objectContaining({ user_id: person.userId, access: 'read_and_log', areas: ['fluids'] }),
    ])
    expect(own.text).not.toContain(token)
    expect((await script(token, 'POST', '/api/fluid-entry', sip(person.userId))).status).toBe(201)
    const summary = await script(token, 'GET', `/api/fluid-summary/${person.userId}`)
    expect(JSON.parse(summary.text)).toMatchObject({ total_fluid_oz: 8 })
    const { body } = await person.call('GET', '/api/personal-tokens')
    expect(body.tokens).toEqual([
      expect.objectContaining({ name: 'Water shortcut', last_used_at: expect.any(String) }),
    ])
  })

  it('opens no other area, writes nothing when it may only read, and is of nobody else', async () => {
    const [person, other] = [await product.signUp(), await product.signUp()]
    const { token: water } = await makeToken(person)
    const { token: reader } = await makeToken(person, { access: 'read', areas: ['fluids', 'weight'] })
    for (const [token, method, url, body] of [
      [water, 'GET', `/api/weight-history/${person.userId}`, undefined],
      [water, 'POST', '/api/weight-entry', { user_id: person.userId, weight_lbs: 220 }],
      [reader, 'POST', '/api/fluid-entry', sip(person.userId)],
      [reader, 'GET', `/api/mood-history/${person.userId}`, undefined],
    ] as const) {
      const { status, text } = await script(token, method, url, body)
      expect([method, url, status, errorOf(text)]).toEqual([method, url, 403, 'scope_missing'])
    }
    expect((await script(reader, 'GET', `/api/weight-history/${person.userId}`)).status).toBe(200)
    const theirs = await script(water, 'POST', '/api/fluid-entry', sip(other.userId))
    expect([theirs.status, errorOf(theirs.text)]).toEqual([403, 'not_yours'])
  })

  it('opens the routes of this list, and is refused by every other that asks who somebody is', async () => {
    expect(
      routes
        .filter(({ byToken }) => byToken)
        .map(({ method, path, byToken }) => `${method} ${path} ${byToken?.does} ${byToken?.area ?? 'any'}`),
    ).toEqual([
      'GET /api/daily-summary/{user_id} read food',
      'GET /api/fluid-days/{user_id} read fluids',
      'POST /api/fluid-entry log fluids',
      'GET /api/fluid-history/{user_id} read fluids',
      'GET /api/fluid-summary/{user_id} read fluids',
      'GET /api/food-days/{user_id} read food',
      'POST /api/food-entry log food',
      'GET /api/food-history/{user_id} read food',
      'GET /api/food-nutrients/{user_id} read food',
      'GET /api/meal-timer/{user_id} read food',
      'POST /api/milestone-entry log milestones',
      'GET /api/milestone-history/{user_id} read milestones',
      'POST /api/mood-entry log mood',
      'GET /api/mood-history/{user_id} read mood',
      'GET /api/personal-token read any',
      'POST /api/vitamin-entry log vitamins',
      'GET /api/vitamin-history/{user_id} read vitamins',
      'POST /api/weight-entry log weight',
      'GET /api/weight-history/{user_id} read weight',
    ])
    const person = await product.signUp()
    const { token } = await makeToken(person, EVERYTHING)
    const { token: second } = await makeToken(person, EVERYTHING)
    const asking = routes.filter(
      ({ access, byToken }) => !byToken && !['public', 'internal', 'operator'].includes(access?.kind ?? ''),
    )
    for (const [index, { method, path }] of asking.entries()) {
      const url = path.replace('{user_id}', person.userId).replaceAll(/\{\w+\}/g, randomUUID())
      const body = method === 'GET' ? undefined : { user_id: person.userId }
      const { status, text } = await script(index % 2 ? token : second, method as 'GET', url, body)
      expect([method, path, status, errorOf(text)]).toEqual([method, path, 403, 'scope_missing'])
    }
    const operator = await script(token, 'GET', '/api/operator/people/search')
    expect([401, 404]).toContain(operator.status)
  })

  it('is kept as a hash only, and is nothing in a cookie or beside a session that may more', async () => {
    const person = await product.signUp()
    const { token } = await makeToken(person)
    const { rows } = await database.query<{ row: string }>(
      'SELECT t::text AS row FROM profile.personal_token t WHERE user_id = $1',
      [person.userId],
    )
    expect([rows.length, rows.filter(({ row }) => row.includes(token.slice(5)))]).toEqual([1, []])
    const inCookie = await product.app.inject({
      method: 'GET',
      url: '/api/session',
      headers: { cookie: `gb_sid=${token}`, origin: 'http://localhost:3000' },
    })
    expect(inCookie.statusCode).toBe(401)
    const beside = await person.raw('GET', '/api/session', undefined, { authorization: `Bearer ${token}` })
    expect(beside.statusCode).toBe(403)
    const strange = `gbpt_${'x'.repeat(43)}`
    for (const wrong of [strange, `${token}x`])
      expect((await script(wrong, 'GET', `/api/fluid-summary/${person.userId}`)).status).toBe(401)
  })

  it('ends when it is ended, when it runs out, and when its person signs out everywhere', async () => {
    const person = await product.signUp()
    const works = async (token: string) =>
      (await script(token, 'GET', `/api/fluid-summary/${person.userId}`)).status
    const [ended, over, shut] = [await makeToken(person), await makeToken(person), await makeToken(person)]
    expect(await Promise.all([ended, over, shut].map(({ token }) => works(token)))).toEqual([200, 200, 200])
    expect((await person.call('DELETE', `/api/personal-tokens/${ended.id}`)).status).toBe(200)
    await database.query(
      `UPDATE profile.personal_token SET created_at = now() - interval '2 days', expires_at = now() - interval '1 day'
       WHERE token_id = $1`,
      [over.id],
    )
    expect([await works(ended.token), await works(over.token), await works(shut.token)]).toEqual([
      401, 401, 200,
    ])
    await person.call('DELETE', '/api/sessions')
    expect(await works(shut.token)).toBe(401)
    const { rows } = await database.query<{ kind: string }>(
      `SELECT kind FROM profile.security_event WHERE user_id = $1 AND kind LIKE 'token_%' ORDER BY at`,
      [person.userId],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['token_made', 'token_made', 'token_made', 'token_ended'])
  })

  it('is not made by a session that has confirmed nothing, nor an eleventh, nor for nothing', async () => {
    const stolen = await product.signUpUnconfirmed()
    const refused = await stolen.call('POST', '/api/personal-tokens', WATER)
    expect([refused.status, refused.body.error]).toEqual([403, 'fresh_confirmation_required'])
    const person = await product.signUp()
    for (const wrong of [
      { areas: [] },
      { areas: ['sessions'] },
      { access: 'write' },
      { days: 3650 },
      { name: ' ' },
    ])
      expect((await person.call('POST', '/api/personal-tokens', { ...WATER, ...wrong })).status).toBe(400)
    const tries = await Promise.all(
      Array.from({ length: PERSONAL_TOKENS_MAX + 2 }, () =>
        person.call('POST', '/api/personal-tokens', WATER),
      ),
    )
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(PERSONAL_TOKENS_MAX)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('that runs away is slowed down, and its person is not', async () => {
    const person = await product.signUp()
    const { token } = await makeToken(person)
    const answers = await Promise.all(
      // This minute and the next one: the test may run at the end of a minute.
      Array.from({ length: 2 * PERSONAL_TOKEN_CALLS_A_MINUTE + 10 }, () =>
        script(token, 'GET', '/api/personal-token'),
      ),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect((await person.call('POST', '/api/fluid-entry', sip(person.userId))).status).toBe(201)
  })

  it('does not move the zone of its person, and stands in their download without its secret', async () => {
    const person = await product.signUp('Pacific/Kiritimati')
    const { token } = await makeToken(person)
    await script(token, 'POST', '/api/fluid-entry', sip(person.userId), { 'x-time-zone': 'America/New_York' })
    const { rows } = await database.query<{ zone: string }>(
      'SELECT time_zone AS zone FROM profile.profile WHERE user_id = $1',
      [person.userId],
    )
    expect(rows).toEqual([{ zone: 'Pacific/Kiritimati' }])
    const { body, status } = await person
      .raw('GET', `/api/export/${person.userId}?format=json`)
      .then((answer) => ({
        status: answer.statusCode,
        body: answer.body,
      }))
    expect(status).toBe(200)
    expect(body).toMatch(/"personal_tokens":\[\s*\{/)
    expect(body).not.toContain(token.slice(5))
  })
})
