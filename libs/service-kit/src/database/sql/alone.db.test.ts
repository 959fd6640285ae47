import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Pool } from 'pg'
import { poolSettings } from './pool-settings.js'
import { Sql, statement } from './sql.js'

const ping = statement('ping', 'SELECT 1 AS one')
// Only who holds the name: an idle connection that dies at the same moment may be lent before its end is read.
// With a limit it answers when the process has ended: without one it only sends the signal, and the name may still be held.
const endHolder = statement(
  'end_holder',
  `SELECT pg_terminate_backend(pid, 10000) FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
)

let pools: Pool[]
let sql: Sql
let elsewhere: Sql

beforeAll(() => {
  const connectionString = process.env.TEST_DATABASE_URL
  pools = [1, 2].map(() => new Pool({ ...poolSettings('test'), connectionString, max: 2 }))
  for (const pool of pools) pool.on('error', () => {})
  const [here, there] = pools.map((pool) => new Sql(pool))
  if (!here || !there) throw new Error('two pools were made')
  sql = here
  elsewhere = there
})
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

describe('work under a name', () => {
  it('runs alone, in this process and in others, and others run beside it', async () => {
    const done = await sql.alone('a', async () => [
      await sql.alone('a', () => Promise.resolve('again')),
      await elsewhere.alone('a', () => Promise.resolve('elsewhere')),
      await elsewhere.alone('b', () => Promise.resolve('beside')),
    ])
    expect(done).toEqual({ result: [null, null, { result: 'beside' }] })
  })

  it('leaves the name free, also when it fails', async () => {
    await expect(sql.alone('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await elsewhere.alone('a', () => Promise.resolve(1))).toEqual({ result: 1 })
  })

  it('goes on when its connection is lost, which harms nobody and leaves the name free', async () => {
    const done = await sql.alone('a', async () => {
      await elsewhere.query(endHolder)
      return 'done'
    })
    expect(done).toEqual({ result: 'done' })
    expect(await elsewhere.alone('a', () => Promise.resolve(1))).toEqual({ result: 1 })
    expect(await sql.one(ping)).toEqual({ one: 1 })
  })
})
