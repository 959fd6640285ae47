import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Pool } from 'pg'
import { Lender } from './lender.js'
import { withPatience } from './patience.js'

let pool: Pool

beforeEach(() => {
  pool = new Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 1 })
  pool.on('error', () => undefined)
})
afterEach(() => pool.end())

const pidWith = (lender: Lender): Promise<number> =>
  lender.lend(async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return rows[0]?.pid ?? 0
  })

describe(Lender.name, () => {
  it('lends the same connection again', async () => {
    const lender = new Lender(pool)
    expect(await pidWith(lender)).toBe(await pidWith(lender))
  })

  it('takes back a connection that is not given back, and whoever had it learns it', async () => {
    const lender = new Lender(pool, { loanMs: 100 })
    const keeping = lender.lend(async (client) => {
      await sleep(500)
      await client.query('SELECT 1')
    })
    const lost = keeping.then(
      () => null,
      (error: unknown) => error,
    )
    expect(await pidWith(lender)).toBeGreaterThan(0)
    expect(await lost).toBeInstanceOf(Error)
    expect(pool.totalCount).toBe(1)
  })

  it('waits no longer for a connection than a request has patience, and gives one back that comes too late', async () => {
    const lender = new Lender(pool)
    let isDone = (): void => undefined
    const done = new Promise<void>((resolve) => (isDone = resolve))
    const keeping = lender.lend(() => done)
    await expect(withPatience(() => pidWith(lender))).rejects.toMatchObject({ code: 'try_again_later' })
    isDone()
    await keeping
    expect(await pidWith(lender)).toBeGreaterThan(0)
    expect([pool.idleCount, pool.waitingCount]).toEqual([1, 0])
  })
})
