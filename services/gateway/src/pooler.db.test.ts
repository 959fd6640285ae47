import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { startPooler } from './testing/pooler.js'
import { startProduct } from './testing/start-product.js'

const program = process.env.PGBOUNCER ?? ''
const database = process.env.TEST_DATABASE_URL ?? ''
const CONNECTIONS = 3
const PEOPLE = 12

/** Where no PgBouncer can be brought, the run says how many tests it left out. */
const behindPooler = program === '' ? describe.skip : describe

behindPooler('the product behind a pooler that lends connections by transaction', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let product: Awaited<ReturnType<typeof startProduct>>
  let administrator: Client

  beforeAll(async () => {
    pooler = await startPooler(program, database, CONNECTIONS)
    product = await startProduct({ variables: { DATABASE_POOLER: pooler.url, POOL_SIZE: '30' } })
    administrator = new Client({ connectionString: database })
    await administrator.connect()
  }, 120_000)
  afterAll(async () => {
    try {
      await administrator.end()
      await product.app.close()
    } finally {
      await pooler.stop()
    }
  })

  it('has many connections to the pooler and few to the database, and mixes up nobody', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => product.signUp('UTC')))
    const told = await Promise.all(
      people.map(async (person, index) => {
        for (let sip = 0; sip <= index; sip++)
          await person.call(
            'POST',
            '/api/fluid-entry',
            { user_id: person.userId, amount_oz: 1 },
            { 'idempotency-key': randomUUID() },
          )
        const { body } = await person.call('GET', `/api/fluid-summary/${person.userId}`)
        return body.total_fluid_oz
      }),
    )
    expect(told).toEqual(people.map((_person, index) => index + 1))
    const { rows } = await administrator.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE datname = current_database() AND usename LIKE 'gb\\_%'`,
    )
    expect(rows[0]?.n).toBeGreaterThan(0)
    expect(rows[0]?.n).toBeLessThanOrEqual(CONNECTIONS)
  })

  it('sees nothing of others, whichever connection it is lent', async () => {
    const [ann, ben] = [await product.signUp('UTC'), await product.signUp('UTC')]
    await ann.call('POST', '/api/weight-entry', { user_id: ann.userId, weight_lbs: 240 })
    const looks = await Promise.all(
      Array.from({ length: 24 }, () => ben.call('GET', `/api/weight-history/${ann.userId}`)),
    )
    expect(looks.map(({ status }) => status)).toEqual(looks.map(() => 403))
    const own = await Promise.all(
      Array.from({ length: 24 }, () => ann.call('GET', `/api/weight-history/${ann.userId}`)),
    )
    expect(own.map(({ status }) => status)).toEqual(own.map(() => 200))
  })

  it('takes back an export as an import, which works alone under a name', async () => {
    const person = await product.signUp('UTC')
    await person.call('POST', '/api/weight-entry', { user_id: person.userId, weight_lbs: 231 })
    const { body: data } = await person.call('GET', `/api/export/${person.userId}`)
    const back = await Promise.all(
      [1, 2].map(() => person.call('POST', '/api/import', { user_id: person.userId, export: data })),
    )
    const statuses = back.map(({ status }) => status)
    expect([200, 429]).toEqual(expect.arrayContaining(statuses))
    expect(statuses).toContain(200)
  })
})
