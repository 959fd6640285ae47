import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { startProduct } from './testing/start-product.js'

const POOL_SIZE = 6
const PEOPLE = 12

let product: Awaited<ReturnType<typeof startProduct>>
let administrator: Client

beforeAll(async () => {
  product = await startProduct({ variables: { POOL_SIZE: String(POOL_SIZE) } })
  administrator = new Client({ connectionString: product.databaseUrl })
  await administrator.connect()
})
afterAll(async () => {
  await administrator.end()
  await product.app.close()
})

const connections = async (): Promise<number> => {
  const { rows } = await administrator.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'gb-%'`,
  )
  return rows[0]?.n ?? 0
}

describe('the connections of a process that hosts all services', () => {
  it('are one pool, however many people use all of them at once', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => product.signUp('UTC')))
    const seen: number[] = []
    const answers = await Promise.all(
      people.flatMap((person) =>
        ['daily-summary', 'user-premium-status', 'food-history', 'premium-checkin', 'profile'].map(
          async (route) => {
            const { status } = await person.call('GET', `/api/${route}/${person.userId}`)
            seen.push(await connections())
            return [route, status]
          },
        ),
      ),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    expect(Math.max(...seen)).toBeGreaterThan(1)
    expect(Math.max(...seen)).toBeLessThanOrEqual(POOL_SIZE)
  })

  it('are not all taken by a service whose table is locked', async () => {
    const person = await product.signUp('UTC')
    await administrator.query('BEGIN; LOCK TABLE tracking.fluid_entry IN ACCESS EXCLUSIVE MODE')
    const stuck = Array.from({ length: POOL_SIZE * 2 }, () =>
      person.call('GET', `/api/fluid-summary/${person.userId}`),
    )
    const profiles = await Promise.all(
      Array.from({ length: PEOPLE }, () => person.call('GET', `/api/profile/${person.userId}`)),
    )
    expect(profiles.map(({ status }) => status)).toEqual(profiles.map(() => 200))
    await administrator.query('ROLLBACK')
    const after = await Promise.all(stuck)
    // Who waited long enough is told to come again; nobody is told a falsehood.
    expect([200, 503]).toEqual(expect.arrayContaining(after.map(({ status }) => status)))
  })
})
