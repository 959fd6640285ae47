import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { ImportThreads } from '@gb/profile'
import { Client } from 'pg'
import { startForImports, weight, whole } from './testing/import-calls.js'

let product: Awaited<ReturnType<typeof startForImports>>
let database: Client

beforeAll(async () => {
  product = await startForImports()
  database = new Client({ connectionString: product.databaseUrl })
  await database.connect()
}, 120_000)
afterAll(async () => {
  await database.end()
  await product.app.close()
})

/** Waits until that many imports have their turn. */
const untilRunning = async (count: number) => {
  const text = `SELECT count(*)::int AS count FROM pg_locks JOIN pg_database d ON d.oid = database
    WHERE locktype = 'advisory' AND d.datname = current_database()`
  for (;;) {
    const { rows } = await database.query<{ count: number }>(text)
    if (rows[0]?.count === count) return
  }
}

/** Threads that end, or never do, when the first piece comes. */
class DyingThreads extends ImportThreads {
  protected override readonly patienceMs = 2000
  protected override readonly workerUrl: URL

  constructor(script: string) {
    super()
    const source = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', () => { ${script} })`
    this.workerUrl = new URL(`data:text/javascript,${encodeURIComponent(source)}`)
  }
}

describe('imports at once', () => {
  it('are one for each person; the next one is told when to come again', async () => {
    const person = await product.signUp()
    const body = whole(person.userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    const first = product.open(person, Buffer.byteLength(body))
    first.call.write(body.slice(0, 100))
    await untilRunning(1)
    expect(await product.send(person, body)).toMatchObject({
      status: 429,
      retryAfter: expect.stringMatching(/^\d+$/),
    })
    first.call.end(body.slice(100))
    expect(await first.answer).toMatchObject({ status: 200 })
    expect(await product.send(person, body)).toMatchObject({ status: 200 })
  })

  it('leave the place free when the caller goes away', async () => {
    const person = await product.signUp()
    const body = whole(person.userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    const first = product.open(person, Buffer.byteLength(body))
    first.answer.catch(() => undefined)
    first.call.write(body.slice(0, 100))
    await untilRunning(1)
    first.call.destroy()
    await untilRunning(0)
    expect(await product.send(person, body)).toMatchObject({ status: 200 })
  })

  it('are few in one process, whoever they are of; the next one is told when to come again', async () => {
    const people = [await product.signUp(), await product.signUp()]
    const body = (userId: string) => whole(userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    const last = await product.signUp()
    const held = people.map((person) => {
      const { userId } = person
      const { call, answer } = product.open(person, Buffer.byteLength(body(userId)))
      call.write(body(userId).slice(0, 100))
      return { answer, go: () => call.end(body(userId).slice(100)) }
    })
    await untilRunning(2)
    expect(await product.send(last, body(last.userId))).toMatchObject({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
      body: { error: 'try_again_later' },
    })
    // Whoever is turned away costs the database no write, and none of the imports of this hour.
    const counted = 'SELECT FROM profile.throttle WHERE bucket = $1'
    expect((await database.query(counted, [`my_data:${last.userId}`])).rows).toEqual([])
    for (const { go, answer } of held) {
      go()
      expect(await answer).toMatchObject({ status: 200 })
    }
  })

  it('of one person are one in all processes together', async () => {
    const person = await product.signUp()
    const body = whole(person.userId, '"weight_entries":[]')
    const name = `profile.import:${person.userId}`
    await database.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name])
    expect(await product.send(person, body)).toMatchObject({ status: 429 })
    await database.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name])
    expect(await product.send(person, body)).toMatchObject({ status: 200 })
  })

  it('of which a thread dies answer 503, and the server takes the same file again', async () => {
    const person = await product.signUp()
    const body = whole(person.userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    const threads = product.app.get(ImportThreads, { strict: false })
    for (const script of ['throw new Error()', 'process.exit(1)', 'while (true) {}', 'Buffer.alloc(NaN)']) {
      const dying = new DyingThreads(script)
      const opening = jest.spyOn(threads, 'open').mockImplementation((userId) => dying.open(userId))
      expect(await product.send(person, body)).toMatchObject({
        status: 503,
        retryAfter: expect.stringMatching(/^\d+$/),
        body: { error: 'try_again_later' },
      })
      opening.mockRestore()
    }
    expect(await product.send(person, body)).toMatchObject({
      status: 200,
      body: { logs: { weight: { imported: 1 } } },
    })
  })
})
