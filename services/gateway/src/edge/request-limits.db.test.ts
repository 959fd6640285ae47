import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { startProduct } from '../testing/start-product.js'

const CONSENT = {
  privacy_policy_accepted: true,
  terms_accepted: true,
  health_data_consent: true,
  ai_analysis_consent: true,
  app_version: '1.0',
  timestamp: '2026-11-20T08:30:00.000Z',
}

type Product = Awaited<ReturnType<typeof startProduct>>
type Person = Awaited<ReturnType<Product['signUp']>>

const running: Product[] = []
const start = async (variables: NodeJS.ProcessEnv) => {
  const product = await startProduct({ variables })
  running.push(product)
  return product
}
// On a slow machine a minute can end in the middle of a test, and with it the window. Mocks end before each test.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ app }) => app.close()))
})

interface Drinker {
  call: (
    method: 'POST',
    url: string,
    body?: object,
  ) => Promise<Pick<Awaited<ReturnType<Person['call']>>, 'status' | 'body' | 'headers'>>
  userId: string
}

const drink = ({ call, userId }: Drinker) =>
  call('POST', '/api/fluid-entry', {
    user_id: userId,
    entry_id: randomUUID(),
    fluid_type: 'water',
    amount_oz: 8,
  })

const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
  const seen: number[] = []
  for (let i = 0; i < times; i++) seen.push((await ask()).status)
  return seen
}
const count = (seen: number[], status: number) => seen.filter((one) => one === status).length

describe('a limit of what may be written', () => {
  it('stops one person who writes without end, calmly, and nobody else', async () => {
    const product = await start({ WRITES_PER_PERSON: '8' })
    const busy = await product.signUp()
    const other = await product.signUp()
    const seen = await statuses(20, () => drink(busy))
    expect(count(seen, 201)).toBeLessThanOrEqual(8)
    expect(count(seen, 201) + count(seen, 429)).toBe(20)
    const refused = await drink(busy)
    expect(refused.body).toMatchObject({ status: 429, error: 'too_many_requests' })
    expect(refused.body.message).toMatch(/wait a moment/)
    expect(String(refused.headers['retry-after'])).toMatch(/^[1-9]\d*$/)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect((await drink(other)).status).toBe(201)
    // Reading is no writing.
    expect((await busy.call('GET', `/api/fluid-summary/${busy.userId}`)).status).toBe(200)
  })

  it('holds for every kind of write together', async () => {
    const product = await start({ WRITES_PER_PERSON: '6' })
    const me = await product.signUp()
    for (let i = 0; i < 7; i++) await drink(me)
    const { userId: user_id } = me
    const writes = [
      me.call('POST', '/api/mood-entry', {
        user_id,
        mood_rating: 7,
        energy_level: 6,
        mood_description: 'happy',
      }),
      me.call('POST', '/api/profile', { name: 'Sam' }),
      me.call('PUT', `/api/reminders/${user_id}`, {}),
      me.call('DELETE', `/api/fluid-entry/${randomUUID()}?user_id=${user_id}`),
      me.call('POST', '/api/import', { user_id }),
      me.call('POST', '/api/validate-promo-code', { code: 'NOTHING' }),
    ]
    for (const { status } of await Promise.all(writes)) expect(status).toBe(429)
  })

  it('stops an address from which unknown browsers write, and not those who are signed in there', async () => {
    const product = await start({ GUEST_WRITES_PER_ADDRESS: '10' })
    const me = await product.signUp()
    const seen = await statuses(30, () => product.browser().call('POST', '/api/user-consent', CONSENT))
    expect(count(seen, 429)).toBeGreaterThanOrEqual(20)
    expect((await drink(me)).status).toBe(201)
  })

  it('stops an address from which too much is written in all', async () => {
    const product = await start({ WRITES_PER_ADDRESS: '20' })
    const people = [await product.signUp(), await product.signUp()]
    const seen: number[] = []
    for (let i = 0; i < 20; i++) for (const person of people) seen.push((await drink(person)).status)
    expect(count(seen, 201)).toBeLessThanOrEqual(20)
    expect(count(seen, 429)).toBeGreaterThanOrEqual(20)
  })

  it('holds over all processes that share a database', async () => {
    // What one of them seals, the other opens.
    const KEYS_FILE = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.json')
    const first = await start({ WRITES_PER_PERSON: '40', KEYS_FILE })
    const second = await start({ WRITES_PER_PERSON: '40', KEYS_FILE })
    const me = await first.signUp()
    const cookie = [...me.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const there = {
      userId: me.userId,
      call: async (_method: 'POST', url: string, payload?: object) => {
        const response = await second.app.inject({
          method: 'POST',
          url,
          headers: { cookie, origin: 'http://localhost:3000', 'x-time-zone': 'UTC' },
          ...(payload ? { payload } : {}),
        })
        const body: Record<string, unknown> = {}
        return { status: response.statusCode, headers: response.headers, body }
      },
    }
    const seen: number[] = []
    for (let i = 0; i < 60; i++) seen.push((await drink(i % 2 === 0 ? me : there)).status)
    expect(count(seen, 201)).toBeGreaterThanOrEqual(35)
    // What each process has not told the other yet: a twentieth.
    expect(count(seen, 201)).toBeLessThanOrEqual(40 + 2 * 2)
  })

  it('leaves room for an outbox that empties hundreds of entries at once', async () => {
    const product = await start({})
    const me = await product.signUp()
    expect(count(await statuses(200, () => drink(me)), 201)).toBe(200)
  })
})

describe('a limit of what may be asked for', () => {
  it('stops one person who asks for reports without end', async () => {
    const product = await start({ HEAVY_READS_PER_PERSON: '5' })
    const me = await product.signUp()
    const seen = await statuses(8, () => me.call('GET', `/api/generate-pdf-report/${randomUUID()}`))
    expect(count(seen, 404)).toBeLessThanOrEqual(5)
    expect(count(seen, 429)).toBeGreaterThanOrEqual(3)
    expect((await me.call('GET', `/api/fluid-summary/${me.userId}`)).status).toBe(200)
  })
})
