import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { listOf, startProduct } from '../testing/start-product.js'

const WRITERS = 8
const ENDED_AT_LEAST = 30

type Product = Awaited<ReturnType<typeof startProduct>>
type Person = Awaited<ReturnType<Product['signUp']>>

let product: Product
let administrator: pg.Client
let people: Person[]

beforeAll(async () => {
  product = await startProduct()
  administrator = new pg.Client({ connectionString: product.databaseUrl })
  await administrator.connect()
  people = []
  for (let i = 0; i < WRITERS; i++) people.push(await product.signUp('UTC'))
})

afterAll(async () => {
  await administrator.end()
  await product.app.close()
})

/** Ends every connection of the product that is inside of something, and says how many that were. */
const endBusy = async (): Promise<number> => {
  const { rowCount } = await administrator.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'gb-%' AND state <> 'idle'`,
  )
  return rowCount ?? 0
}

const drink = (person: Person, entryId: string) =>
  person.call(
    'POST',
    '/api/fluid-entry',
    { user_id: person.userId, entry_id: entryId, amount_oz: 1 },
    { 'idempotency-key': entryId },
  )

const storedOf = async (person: Person): Promise<string[]> => {
  const { rows } = await administrator.query<{ id: string }>(
    'SELECT entry_id AS id FROM tracking.fluid_entry WHERE user_id = $1',
    [person.userId],
  )
  return rows.map(({ id }) => id).sort()
}

describe('connections that end inside of transactions', () => {
  it('cost the requests that had them, which may be sent again, and nothing else', async () => {
    let ended = 0
    const storm = { isOver: false }
    const refused: Awaited<ReturnType<typeof drink>>[] = []
    const write = async (person: Person) => {
      const [sent, acknowledged]: [string[], string[]] = [[], []]
      while (!storm.isOver) {
        const entryId = randomUUID()
        sent.push(entryId)
        const answer = await drink(person, entryId)
        if (answer.status === 201) acknowledged.push(entryId)
        else refused.push(answer)
      }
      return { person, sent, acknowledged }
    }
    const writers = people.map(write)
    while (ended < ENDED_AT_LEAST) {
      ended += await endBusy()
      await sleep(5)
    }
    storm.isOver = true
    const written = await Promise.all(writers)

    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers, body } of refused) {
      expect({ status, error: body.error }).toEqual({ status: 503, error: 'try_again_later' })
      expect(headers['content-type']).toContain('application/problem+json')
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    for (const { person, acknowledged } of written)
      expect(await storedOf(person)).toEqual(expect.arrayContaining(acknowledged))

    for (const { person, sent } of written) {
      for (const entryId of sent) expect((await drink(person, entryId)).status).toBe(201)
      expect(await storedOf(person)).toEqual([...sent].sort())
    }
  }, 120_000)

  it('leave the pools as they were', async () => {
    const answers = await Promise.all(
      people.map(({ call, userId }) => call('GET', `/api/fluid-history/${userId}?limit=1`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    for (const { body } of answers) expect(listOf(body.entries)).toHaveLength(1)
  })
})
