import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { billingDatabase } from '../../data-source.js'
import { PaymentEventJobs1795397668000 } from './1795397668000-payment-event-jobs.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [billingDatabase])
  owner = await ownerDataSource(url, billingDatabase).initialize()
})
afterAll(() => owner.destroy())

const AS_BEFORE = `SELECT event_id, attempts, next_attempt_at, done_at IS NULL AS waits
  FROM billing.webhook_event ORDER BY event_id`
const SOON = new Date('2026-12-01T10:00:00Z')
const LATER = new Date('2026-12-01T11:00:00Z')

describe(PaymentEventJobs1795397668000.name, () => {
  it('makes a job of what waits, with its tries and its next one, and gives it back when it is undone', async () => {
    await undoMigrations(owner, PaymentEventJobs1795397668000)
    await owner.query(
      `INSERT INTO billing.webhook_event (event_id, kind, object_id, attempts, next_attempt_at, done_at)
       VALUES ('evt_1_new', 'checkout', 'cs_1', 0, $1, NULL), ('evt_2_failed', 'charge', 'ch_1', 3, $2, NULL),
         ('evt_3_done', 'charge', 'ch_2', 1, $1, now())`,
      [SOON, LATER],
    )
    await migrate(url, [billingDatabase])
    const jobs = await owner.query(
      `SELECT data, state, retry_count, start_after, keep_until > now() + interval '20 days' AS kept
       FROM billing_jobs.job ORDER BY singleton_key`,
    )
    expect(jobs).toEqual([
      { data: { eventId: 'evt_1_new' }, state: 'created', retry_count: 0, start_after: SOON, kept: true },
      { data: { eventId: 'evt_2_failed' }, state: 'retry', retry_count: 2, start_after: LATER, kept: true },
    ])

    await undoMigrations(owner, PaymentEventJobs1795397668000)
    expect(await owner.query(AS_BEFORE)).toEqual([
      { event_id: 'evt_1_new', attempts: 0, next_attempt_at: SOON, waits: true },
      { event_id: 'evt_2_failed', attempts: 3, next_attempt_at: LATER, waits: true },
      { event_id: 'evt_3_done', attempts: 0, next_attempt_at: expect.any(Date), waits: false },
    ])
    await owner.query(`DELETE FROM billing.webhook_event`)
    await migrate(url, [billingDatabase])
  })
})
