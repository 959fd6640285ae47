import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Pool } from 'pg'
import { FieldCipher } from '../../crypto/field-cipher.js'
import { Keys } from '../../crypto/keys.js'
import { AppError } from '../../base/errors/app-error.js'
import { InvalidInput } from '../../base/errors/invalid-field.js'
import { IdempotencyStore } from './idempotency.store.js'
import { Throttle } from './throttle.js'
import { createKitTables, dropKitTables } from './kit-tables.js'
import { Sql, statement } from '../sql/sql.js'

const insertRow = statement('insert_row', 'INSERT INTO kit.row (id) VALUES ($1)')
const countRows = statement('count_rows', 'SELECT count(*)::int AS rows FROM kit.row')

const key = () => randomBytes(32).toString('base64')
const keys = new Keys({ current: '1', data: { '1': key() }, lookup: key(), internal: key(), log: key() })

let pool: Pool
let sql: Sql
let store: IdempotencyStore

const rows = async (): Promise<number> => (await sql.one<{ rows: number }>(countRows)).rows
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

beforeAll(async () => {
  pool = new Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 10 })
  await pool.query('CREATE SCHEMA kit')
  for (const text of createKitTables('kit')) await pool.query(text)
  await pool.query('CREATE TABLE kit.row (id uuid PRIMARY KEY)')
  sql = new Sql(pool)
  store = new IdempotencyStore(sql, new FieldCipher(keys), 'kit')
})

afterAll(async () => {
  for (const text of dropKitTables('kit')) await pool.query(text)
  await pool.end()
})

const writeRow = async () => {
  const id = randomUUID()
  await sql.query(insertRow, [id])
  return { status: 201, body: { id, note: 'a private note' } }
}

describe(IdempotencyStore.name, () => {
  const request = () => ({ owner: randomUUID(), key: randomUUID(), fingerprint: 'POST /x\n{"a":1}' })

  it('answers twenty parallel requests of one key with one write', async () => {
    const keyed = request()
    const before = await rows()
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.run(keyed, writeRow)))
    expect(await rows()).toBe(before + 1)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
  })

  it('waits for a slow request of the same key longer than for any other lock', async () => {
    const keyed = request()
    const impatient = new Pool({
      connectionString: process.env.TEST_DATABASE_URL,
      options: '-c lock_timeout=100',
    })
    const other = new IdempotencyStore(new Sql(impatient), new FieldCipher(keys), 'kit')
    let isWaiting = () => {}
    const waits = new Promise<void>((resolve) => (isWaiting = resolve))
    const first = store.run(keyed, async () => {
      isWaiting()
      await new Promise((resolve) => setTimeout(resolve, 600))
      return writeRow()
    })
    await waits
    const second = await other.run(keyed, writeRow)
    expect(second).toEqual({ ...(await first), replayed: true })
    await impatient.end()
  })

  it('refuses the key for another request', async () => {
    const keyed = request()
    await store.run(keyed, writeRow)
    expect(await codeOf(store.run({ ...keyed, fingerprint: 'POST /x\n{"a":2}' }, writeRow))).toBe(
      'idempotency_mismatch',
    )
  })

  it('keeps the keys of two people apart', async () => {
    const keyed = request()
    await store.run(keyed, writeRow)
    expect((await store.run({ ...keyed, owner: randomUUID() }, writeRow)).replayed).toBe(false)
  })

  it('stores nothing of a refused write, so that it can be corrected', async () => {
    const keyed = request()
    const before = await rows()
    const refuse = async () => {
      await writeRow()
      throw new InvalidInput([])
    }
    expect(await codeOf(store.run(keyed, refuse))).toBe('invalid_input')
    expect(await rows()).toBe(before)
    expect((await store.run({ ...keyed, fingerprint: 'corrected' }, writeRow)).replayed).toBe(false)
  })

  it('keeps the answer sealed', async () => {
    const keyed = request()
    await store.run(keyed, writeRow)
    const found = await pool.query<{ response: Buffer }>(
      'SELECT response FROM kit.idempotency_key WHERE owner = $1',
      [keyed.owner],
    )
    expect(found.rows[0]?.response.toString('latin1')).not.toContain('private note')
  })
})

describe(Throttle.name, () => {
  const rule = () => ({ bucket: randomUUID(), limit: 5, windowSeconds: 3600, message: 'Too many.' })

  it('lets exactly the limit through under parallel attempts', async () => {
    const throttle = new Throttle(sql, 'kit')
    const one = rule()
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(throttle.hit(one))))
    expect(codes.filter((code) => code === 'done')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(25)
  })

  it('counts on after a restart and says how long to wait', async () => {
    const one = rule()
    for (let i = 0; i < 5; i++) await new Throttle(sql, 'kit').hit(one)
    const error: unknown = await new Throttle(new Sql(pool), 'kit')
      .hit(one)
      .catch((refusal: unknown) => refusal)
    expect(error).toBeInstanceOf(AppError)
    expect((error as AppError).extra.retryAfterSeconds).toBeGreaterThan(0)
    expect((error as AppError).extra.retryAfterSeconds).toBeLessThanOrEqual(3600)
  })
})

describe(Sql.name, () => {
  it('rolls back everything when the work fails, also what an inner transaction did', async () => {
    const before = await rows()
    const work = sql.transaction(async () => {
      await sql.transaction(writeRow)
      throw new Error('after')
    })
    await expect(work).rejects.toThrow('after')
    expect(await rows()).toBe(before)
  })

  it('never says that a transaction was kept which the server has dropped', async () => {
    const before = await rows()
    const work = sql.transaction(async () => {
      await writeRow()
      await sql.query(statement('swallowed', 'SELECT * FROM kit.nowhere')).catch(() => [])
    })
    await expect(work).rejects.toThrow('the transaction had failed before its end')
    expect(await rows()).toBe(before)
  })

  it('gives the connection back after a failure', async () => {
    const fail = () =>
      sql.transaction(async () => {
        await sql.query(statement('nonsense', 'SELECT * FROM kit.nowhere'))
      })
    for (let i = 0; i < 15; i++) await expect(fail()).rejects.toThrow()
    expect(pool.idleCount).toBe(pool.totalCount)
    expect(await rows()).toBeGreaterThanOrEqual(0)
  })
})
