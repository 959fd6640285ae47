import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { CreateProfileService } from './create-profile.service.js'

type Service = Awaited<ReturnType<typeof startProfile>>
type Browser = Awaited<ReturnType<ReturnType<Service['browser']>['consenting']>>

let service: Service

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())
beforeEach(() => {
  service.weights.received.length = 0
})

const create = ({ call }: Browser, key?: string) =>
  call('POST', '/api/profile', { body: FORM, headers: key === undefined ? {} : { 'idempotency-key': key } })

const TABLES = [
  'profile',
  'recovery_code',
  'session',
  'session_token',
  'device',
  'outbox_event',
  'consent_entry',
]

const counts = async () => {
  const all = TABLES.map((table) => `SELECT '${table}' AS name, count(*)::int AS n FROM profile.${table}`)
  const rows = await service.run(all.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, n }) => [String(name), Number(n)]))
}

/** What the create of one profile does inside its transaction, in order. */
const stepsOfCreate = async () => {
  const browser = await service.browser().consenting()
  const stop = service.watchStatements()
  expect((await create(browser)).status).toBe(201)
  return [...new Set(stop())]
}

/** Ends the connection right after a statement, as a kill -9 of the process does: no ROLLBACK, no good-bye. */
const killAfter = (name: string) => {
  const query = service.sql.query.bind(service.sql)
  let killed = false
  service.sql.query = async (stmt, values) => {
    const rows = await query<never>(stmt, values)
    if (stmt.name !== name || killed) return rows
    killed = true
    await query({ name: 'test_kill', text: 'SELECT pg_terminate_backend(pg_backend_pid())' })
    return rows
  }
  return () => {
    service.sql.query = query
    return killed
  }
}

describe(CreateProfileService.name, () => {
  it('leaves all or nothing when it is killed after any of its steps, and the next try makes one', async () => {
    const steps = await stepsOfCreate()
    expect(steps.length).toBeGreaterThan(5)
    let killed = 0
    let partial = 0
    for (const step of steps) {
      const browser = await service.browser().consenting()
      const before = await counts()
      const heal = killAfter(step)
      const cut = await create(browser, `form-${step}`)
      // What ran by itself meanwhile is no step of it.
      if (!heal()) continue
      killed += 1
      const after = await counts()
      // A step after the commit may be cut too: then all is there, and was answered or will be.
      if (cut.status >= 500 && after.profile === before.profile) {
        expect({ step, after }).toEqual({ step, after: before })
        partial += 1
      } else expect({ step, made: (after.profile ?? 0) - (before.profile ?? 0) }).toEqual({ step, made: 1 })
      const again = await create(browser, `form-${step}`)
      // Who was answered is signed in, and sends the form as a change from then on.
      expect({ step, status: again.status }).toEqual({ step, status: cut.status === 201 ? 200 : 201 })
      const made = await counts()
      for (const table of ['profile', 'recovery_code'])
        expect({ step, table, n: made[table] }).toEqual({ step, table, n: (before[table] ?? 0) + 1 })
    }
    expect(killed).toBeGreaterThan(5)
    expect(partial).toBeGreaterThan(3)
  }, 60_000)

  it("makes one profile out of the client's three slow tries, whose answers come late", async () => {
    const browser = await service.browser().consenting()
    const before = await counts()
    const slow = new Client({ connectionString: service.url })
    await slow.connect()
    // Whoever holds the table makes every try wait, as a busy disk does.
    await slow.query('BEGIN; LOCK TABLE profile.profile IN EXCLUSIVE MODE')
    const tries = []
    for (let attempt = 0; attempt < 3; attempt++) {
      tries.push(create(browser, 'form-opened-once'))
      await new Promise((done) => setTimeout(done, 400))
    }
    await slow.query('COMMIT')
    await slow.end()
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const who = answers.map(({ body }) => `${String(body.user_id)} ${String(body.recovery_code)}`)
    expect(new Set(who).size).toBe(1)
    const after = await counts()
    expect(after.profile).toBe((before.profile ?? 0) + 1)
    expect(service.weights.received).toHaveLength(1)
  })
})
