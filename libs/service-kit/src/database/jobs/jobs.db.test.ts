import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { Client, Pool } from 'pg'
import { Sql, statement } from '../sql/sql.js'
import type { JobKind } from './job-kind.js'
import { Jobs } from './jobs.js'
import { installJobs, jobRightsOf, jobsSchemaOf } from './jobs-schema.js'

const url = process.env.TEST_DATABASE_URL ?? ''
const PROCESS = fileURLToPath(new URL('../../testing/job-process.mjs', import.meta.url))
/** Starting a process takes a second on an idle machine, and half a minute on one that is full of tests. */
const PATIENCE_MS = 120_000
const SCHEMA = `kit_${process.pid}`
const OWN = jobsSchemaOf(SCHEMA)
const ROLE = `gb_${SCHEMA}`
const KIND = {
  name: 'letter',
  ids: ['letterId'],
  firstPauseSeconds: 600,
  longestPauseSeconds: 3600,
  leaseSeconds: 60,
  atOnce: 2,
  keptDays: 1,
} as const satisfies JobKind

const owner = new Pool({ connectionString: url, max: 4 })
const login = Object.assign(new URL(url), { username: ROLE, password: 'secret' }).href
const pool = new Pool({ connectionString: login, max: 4 })
const sql = new Sql(pool)
const sent = statement(
  'letter_sent',
  `INSERT INTO ${SCHEMA}.sent (letter_id) VALUES ($1) ON CONFLICT DO NOTHING`,
)

const running: Jobs[] = []
/** A process that does letters in a way of its own. */
const processThat = async (work: (letterId: string) => Promise<void>): Promise<Jobs> => {
  const jobs = new Jobs(sql, { service: 'content', schema: SCHEMA })
  jobs.does(KIND, ({ letterId }) => work(letterId))
  await jobs.onApplicationBootstrap()
  running.push(jobs)
  return jobs
}
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 20))
}
const isIdle = (jobs: Jobs) => async () => (await jobs.list.state(KIND)).waiting === 0
const isFailed = (jobs: Jobs) => async () => (await jobs.list.failed(KIND)).length === 1
const stored = async () => (await owner.query<object>(`SELECT data, state, output FROM ${OWN}.job`)).rows

beforeAll(async () => {
  Logger.overrideLogger(false)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE SCHEMA ${SCHEMA}`)
  await installJobs(client, SCHEMA, [KIND])
  await client.query(`CREATE TABLE ${SCHEMA}.sent (letter_id text PRIMARY KEY)`)
  await client.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'secret'`)
  await client.query(`GRANT USAGE ON SCHEMA ${SCHEMA} TO ${ROLE}`)
  await client.query(`GRANT ALL ON ${SCHEMA}.sent TO ${ROLE}`)
  for (const right of jobRightsOf(ROLE, SCHEMA)) await client.query(right)
  // A second start finds everything there.
  await installJobs(client, SCHEMA, [KIND])
  await client.end()
})
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.onModuleDestroy()
  await owner.query(`TRUNCATE ${OWN}.job`)
})
afterAll(async () => {
  await pool.end()
  await owner.query(`DROP SCHEMA ${SCHEMA} CASCADE`)
  await owner.query(`DROP SCHEMA ${OWN} CASCADE`)
  await owner.query(`DROP OWNED BY ${ROLE}`)
  await owner.query(`DROP ROLE ${ROLE}`)
  await owner.end()
})

describe(Jobs.name, () => {
  it('does what was added in a transaction when that is committed, and nothing of one that failed', async () => {
    const done: string[] = []
    const jobs = await processThat(async (letterId) => void done.push(letterId))
    const failed = sql.transaction(async () => {
      await jobs.add(KIND, { letterId: 'never' })
      throw new Error('the change failed')
    })
    await expect(failed).rejects.toThrow('the change failed')
    await sql.transaction(async () => {
      await jobs.add(KIND, { letterId: 'one' })
      expect(done).toEqual([])
    })
    await until(isIdle(jobs))
    expect(done).toEqual(['one'])
  })

  it('does more than it takes at once, each one once', async () => {
    const done: string[] = []
    const jobs = await processThat(async (letterId) => void done.push(letterId))
    const all = Array.from({ length: 25 }, (_, n) => `letter ${n}`)
    await sql.transaction(async () => {
      for (const letterId of all) await jobs.add(KIND, { letterId })
    })
    await until(isIdle(jobs))
    expect(done).toHaveLength(all.length)
    expect(new Set(done)).toEqual(new Set(all))
  })

  it('keeps what failed for another try and stores nothing of what the error said', async () => {
    const jobs = await processThat(() => Promise.reject(new Error('ann@example.com has no mailbox')))
    await jobs.add(KIND, { letterId: 'a' })
    await until(isFailed(jobs))
    const [failed] = await jobs.list.failed(KIND)
    expect(failed).toMatchObject({ ids: { letterId: 'a' }, attempts: 1, lastError: 'Error' })
    expect(failed?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 590_000)
    expect(await jobs.list.state(KIND)).toMatchObject({
      waiting: 1,
      failed: 1,
      lastError: 'Error',
      oldestAt: failed?.createdAt,
    })
    expect(await stored()).toEqual([{ data: { letterId: 'a' }, state: 'retry', output: { why: 'Error' } }])
  })

  it('tries again at once what an operator asks for, but not what is being tried', async () => {
    let mayEnd = (): void => undefined
    const works = [
      () => Promise.reject(new Error('first')),
      () => new Promise<void>((resolve) => (mayEnd = resolve)),
    ]
    const jobs = await processThat(async () => works.shift()?.())
    const letter = { letterId: randomUUID() }
    expect(await jobs.retry(KIND, letter)).toBe('not_there')
    await jobs.add(KIND, letter)
    await until(isFailed(jobs))
    expect(await jobs.retry(KIND, letter)).toBe('due')
    await until(async () => works.length === 0)
    expect(await jobs.retry(KIND, letter)).toBe('running')
    expect(await jobs.list.failed(KIND)).toEqual([expect.objectContaining({ attempts: 2 })])
    mayEnd()
    await until(isIdle(jobs))
    expect(await jobs.retry(KIND, letter)).toBe('not_there')
  })

  it.each(['before', 'after'])(
    'has another process do by itself what one took and was killed over, %s its effect: done at least once, its effect once',
    async (moment) => {
      const letterId = `killed ${moment}`
      const done: string[] = []
      const other = new Jobs(sql, { service: 'content', schema: SCHEMA })
      await sql.transaction(() => other.add(KIND, { letterId }))
      const child = fork(PROCESS, [login, SCHEMA, JSON.stringify(KIND), moment], { execArgv: [] })
      await once(child, 'message')
      child.kill('SIGKILL')
      await once(child, 'exit')
      // Nobody else takes it while its lease lasts; it lasts a moment longer here, and there is no pause after it.
      await owner.query(
        `UPDATE ${OWN}.job SET started_on = now() - interval '59 seconds', retry_delay = 0, retry_delay_max = NULL`,
      )
      const next = await processThat(async (id) => {
        await sql.query(sent, [id])
        done.push(id)
      })
      expect(done).toEqual([])
      await until(isIdle(next))
      expect(done).toEqual([letterId])
      const { rows } = await owner.query(`SELECT FROM ${SCHEMA}.sent WHERE letter_id = $1`, [letterId])
      expect(rows).toHaveLength(1)
    },
    PATIENCE_MS,
  )
})

describe('the login of a service', () => {
  it.each([
    `DROP TABLE ${OWN}.job`,
    `ALTER TABLE ${OWN}.queue ADD COLUMN note text`,
    `CREATE TABLE ${OWN}.note (id int)`,
    `SELECT ${OWN}.create_queue('mine', '{"policy": "standard", "partition": "true"}')`,
  ])('may not change the tables of the library: %s', async (text) => {
    await expect(pool.query(text)).rejects.toMatchObject({ code: '42501' })
  })
})
