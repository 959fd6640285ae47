import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { EXPORT_FORMAT, IMPORT_LIMITS, IMPORT_MAX_BYTES } from '@gb/domain'
import { ImportThreads } from '@gb/profile'
import { Client } from 'pg'
import { type Body, isBody, startProduct } from './testing/start-product.js'

type Product = Awaited<ReturnType<typeof startProduct>>
type Person = Awaited<ReturnType<Product['signUp']>>

let product: Product
let port: number
let database: Client

beforeAll(async () => {
  product = await startProduct()
  database = new Client({ connectionString: product.databaseUrl })
  await database.connect()
  await product.app.listen(0, '127.0.0.1')
  const address: AddressInfo | string | null = product.app.getHttpServer().address()
  port = typeof address === 'object' && address !== null ? address.port : 0
}, 120_000)
afterAll(async () => {
  await database.end()
  await product.app.close()
})

const MEBIBYTE = 1024 * 1024

interface Answer {
  status: number
  retryAfter: string | undefined
  body: Body
}

/** An import on a real connection, whose body is sent piece by piece; `answer` may come before the last of them. */
const open = (jar: Person['jar'], length: number) => {
  const call = request({
    port,
    path: '/api/import',
    method: 'POST',
    headers: {
      origin: 'http://localhost:3000',
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'content-length': length,
    },
  })
  call.flushHeaders()
  const answer = new Promise<Answer>((done, failed) => {
    call.on('error', failed)
    call.on('response', (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(pieces).toString())
        done({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          body: isBody(body) ? body : {},
        })
      })
    })
  })
  return { call, answer }
}

const send = ({ jar }: Pick<Person, 'jar'>, body: string | Buffer) => {
  const { call, answer } = open(jar, Buffer.byteLength(body))
  call.end(body)
  return answer
}

/** Only the first bytes of a body are ever sent: whoever answers has not waited for the rest. */
const sendBeginning = async ({ jar }: Pick<Person, 'jar'>, body: string, bytes: number) => {
  const { call, answer } = open(jar, Buffer.byteLength(body))
  call.write(body.slice(0, bytes))
  const answered = await answer
  call.destroy()
  return answered
}

const whole = (userId: string, sections: string) =>
  `{"user_id":"${userId}","export":{"format":"${EXPORT_FORMAT.name}","version":${EXPORT_FORMAT.version},${sections}}}`

const weight = (n: number) => ({
  entry_id: randomUUID(),
  recorded_at: new Date(Date.UTC(2016, 0, 1) + n * 3_600_000).toISOString(),
  time_zone: 'UTC',
  date: new Date(Date.UTC(2016, 0, 1) + n * 3_600_000).toISOString().slice(0, 10),
  weight_lbs: 200 + (n % 50),
  is_initial: false,
})

const storedWeights = async ({ call, userId }: Person) =>
  (await call('GET', `/api/weight-history/${userId}?limit=1000`)).body.entries

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

describe('an import that is made to hurt', () => {
  it.each([
    ['numbers', '0'],
    ['empty entries', '{}'],
    ['empty lists', '[]'],
    ['texts', '"a"'],
    ['lists of lists', '[[[[[[1]]]]]]'],
  ])(
    'of millions of %s is refused at the row that is too many, before the rest has come',
    async (_, item) => {
      const person = await product.signUp()
      const many = IMPORT_LIMITS.rowsPerLog + 1000
      const body = whole(
        person.userId,
        `"weight_entries":[${`${item},`.repeat(many)}${item}],"rest":"${'x'.repeat(MEBIBYTE)}"`,
      )
      expect(await sendBeginning(person, body, body.length - MEBIBYTE)).toMatchObject({
        status: 413,
        body: { error: 'too_large' },
      })
    },
  )

  it.each([
    ['a section that is not known', (junk: string) => `"junk":[${junk}]`],
    ['the profile', (junk: string) => `"profile":{"name":[${junk}]}`],
    ['one entry', (junk: string) => `"mood_entries":[{"notes":[${junk}]}]`],
  ])('of millions of values in %s is refused before the rest has come', async (_, place) => {
    const person = await product.signUp()
    const body = whole(
      person.userId,
      `${place('0,'.repeat(IMPORT_LIMITS.values + 1000) + '0')},"rest":"${'x'.repeat(MEBIBYTE)}"`,
    )
    expect(await sendBeginning(person, body, body.length - MEBIBYTE)).toMatchObject({ status: 413 })
  })

  it('of one CSV file with too many lines is refused', async () => {
    const person = await product.signUp()
    const csv = `entry_id\n${'1\n'.repeat(IMPORT_LIMITS.rowsPerLog + 1)}`
    expect(await send(person, JSON.stringify({ user_id: person.userId, log: 'mood', csv }))).toMatchObject({
      status: 413,
    })
  })

  it.each([
    ['a line of millions of columns', `entry_id\n${','.repeat(2_000_000)}\n`],
    ['a quotation mark that is never closed', `entry_id\n"${'x'.repeat(2_000_000)}`],
  ])('of a CSV file with %s is refused', async (_, csv) => {
    const person = await product.signUp()
    const body = JSON.stringify({ user_id: person.userId, log: 'mood', csv })
    expect(await send(person, body)).toMatchObject({ status: 400, body: { errors: [{ field: 'csv' }] } })
  })

  it('without a session is refused before its body is read', async () => {
    expect(await sendBeginning({ jar: new Map() }, 'x'.repeat(IMPORT_MAX_BYTES), 0)).toMatchObject({
      status: 401,
    })
  })

  it('without consent is refused before its body is read', async () => {
    const person = await product.signUp()
    await person.call('DELETE', '/api/consents/health_data_consent')
    expect(await sendBeginning(person, 'x'.repeat(IMPORT_MAX_BYTES), 0)).toMatchObject({
      status: 403,
      body: { error: 'consent_required' },
    })
  })

  it('of another person is refused as soon as the id has come, with the answer that every route gives', async () => {
    const [person, other] = [await product.signUp(), await product.signUp()]
    const body = whole(other.userId, `"weight_entries":[],"rest":"${'x'.repeat(MEBIBYTE)}"`)
    const { status, body: problem } = await sendBeginning(person, body, 1000)
    const usual = await person.call('POST', '/api/fluid-entry', { user_id: other.userId, amount_oz: 8 })
    expect({ status, ...problem, request_id: '' }).toEqual({ ...usual.body, request_id: '' })
  })

  it('of another person whose id comes last stores nothing', async () => {
    const [person, other] = [await product.signUp(), await product.signUp()]
    const before = await storedWeights(person)
    const file = { format: EXPORT_FORMAT.name, version: 1, weight_entries: [weight(1), weight(2)] }
    const body = JSON.stringify({ export: file, user_id: other.userId })
    expect(await send(person, body)).toMatchObject({ status: 403, body: { error: 'not_yours' } })
    expect(await storedWeights(person)).toEqual(before)
  })

  it('and breaks off at its very end stores nothing', async () => {
    const person = await product.signUp()
    const before = await storedWeights(person)
    const body = whole(person.userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    expect(await send(person, body.slice(0, -1))).toMatchObject({
      status: 400,
      body: { error: 'malformed_json' },
    })
    expect(await storedWeights(person)).toEqual(before)
  })

  it('over 16 MiB is refused', async () => {
    const person = await product.signUp()
    expect(await sendBeginning(person, 'x'.repeat(IMPORT_MAX_BYTES + 1), 0)).toMatchObject({ status: 413 })
  })
})

describe('an import that is only large', () => {
  it('takes back what is between 4 and 16 MiB', async () => {
    const person = await product.signUp()
    const note = 'A line of a journal that somebody wrote, ünd more. '.repeat(90)
    const rows = Array.from({ length: 2200 }, (_, n) => JSON.stringify({ ...weight(n), notes: note }))
    const body = whole(person.userId, `"weight_entries":[${rows.join(',')}]`)
    expect(Buffer.byteLength(body)).toBeGreaterThan(10 * MEBIBYTE)
    expect(await send(person, body)).toMatchObject({
      status: 200,
      body: { logs: { weight: { imported: 2200, refused: 0 } } },
    })
    const exported = await person.raw('GET', `/api/export/${person.userId}`)
    expect(Buffer.byteLength(exported.body)).toBeGreaterThan(10 * MEBIBYTE)
    const anew = await product.signUp()
    const again = await send(anew, `{"user_id":"${anew.userId}","export":${exported.body}}`)
    expect(again).toMatchObject({ status: 200, body: { logs: { weight: { imported: 2201, refused: 0 } } } })
  }, 120_000)
})

describe('imports at once', () => {
  it('are one for each person; the next one is told when to come again', async () => {
    const person = await product.signUp()
    const body = whole(person.userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    const first = open(person.jar, Buffer.byteLength(body))
    first.call.write(body.slice(0, 100))
    await untilRunning(1)
    expect(await send(person, body)).toMatchObject({
      status: 429,
      retryAfter: expect.stringMatching(/^\d+$/),
    })
    first.call.end(body.slice(100))
    expect(await first.answer).toMatchObject({ status: 200 })
    expect(await send(person, body)).toMatchObject({ status: 200 })
  })

  it('leave the place free when the caller goes away', async () => {
    const person = await product.signUp()
    const body = whole(person.userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    const first = open(person.jar, Buffer.byteLength(body))
    first.answer.catch(() => undefined)
    first.call.write(body.slice(0, 100))
    await untilRunning(1)
    first.call.destroy()
    await untilRunning(0)
    expect(await send(person, body)).toMatchObject({ status: 200 })
  })

  it('are few in one process, whoever they are of; the next one is told when to come again', async () => {
    const people = [await product.signUp(), await product.signUp()]
    const body = (userId: string) => whole(userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    const last = await product.signUp()
    const held = people.map(({ jar, userId }) => {
      const { call, answer } = open(jar, Buffer.byteLength(body(userId)))
      call.write(body(userId).slice(0, 100))
      return { answer, go: () => call.end(body(userId).slice(100)) }
    })
    await untilRunning(2)
    expect(await send(last, body(last.userId))).toMatchObject({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
      body: { error: 'try_again_later' },
    })
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
    expect(await send(person, body)).toMatchObject({ status: 429 })
    await database.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name])
    expect(await send(person, body)).toMatchObject({ status: 200 })
  })

  it('of which a thread dies answer 503, and the server takes the same file again', async () => {
    const person = await product.signUp()
    const body = whole(person.userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    const threads = product.app.get(ImportThreads, { strict: false })
    for (const script of ['throw new Error()', 'process.exit(1)', 'while (true) {}', 'Buffer.alloc(NaN)']) {
      const dying = new DyingThreads(script)
      const opening = jest.spyOn(threads, 'open').mockImplementation((userId) => dying.open(userId))
      expect(await send(person, body)).toMatchObject({
        status: 503,
        retryAfter: expect.stringMatching(/^\d+$/),
        body: { error: 'try_again_later' },
      })
      opening.mockRestore()
    }
    expect(await send(person, body)).toMatchObject({
      status: 200,
      body: { logs: { weight: { imported: 1 } } },
    })
  })
})
