import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { profileDatabase } from '../data-source.js'
import { MailJobs1795399487000 } from './1795399487000-mail-jobs.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [profileDatabase])
  owner = await ownerDataSource(url, profileDatabase).initialize()
})
afterAll(() => owner.destroy())

const SOON = new Date('2026-12-01T10:00:00Z')
const LATER = new Date('2026-12-01T10:05:00Z')

describe(MailJobs1795399487000.name, () => {
  it('makes a job of every mail that waits, with its tries and its next one, and gives it back when undone', async () => {
    await undoMigrations(owner, MailJobs1795399487000)
    const [fresh, failed, sent] = [randomUUID(), randomUUID(), randomUUID()]
    await owner.query(
      `INSERT INTO profile.mail_outbox (mail_id, sealed, decoy, expires_at, attempts, next_attempt_at, ended_at)
       VALUES ($1, 'x', true, now(), 0, $4, NULL), ($2, 'x', false, now(), 3, $5, NULL), ($3, NULL, false, now(), 1, $4, now())`,
      [fresh, failed, sent, SOON, LATER],
    )
    await migrate(url, [profileDatabase])
    const jobs = await owner.query(
      'SELECT data, state, retry_count, start_after FROM profile_jobs.job ORDER BY start_after',
    )
    expect(jobs).toEqual([
      { data: { mailId: fresh }, state: 'created', retry_count: 0, start_after: SOON },
      { data: { mailId: failed }, state: 'retry', retry_count: 2, start_after: LATER },
    ])
    expect(await owner.query('SELECT DISTINCT attempts FROM profile.mail_outbox ORDER BY 1')).toEqual([
      { attempts: 0 },
      { attempts: 1 },
    ])

    await undoMigrations(owner, MailJobs1795399487000)
    const rows = await owner.query(
      `SELECT mail_id, attempts, next_attempt_at FROM profile.mail_outbox WHERE ended_at IS NULL ORDER BY next_attempt_at`,
    )
    expect(rows).toEqual([
      { mail_id: fresh, attempts: 0, next_attempt_at: SOON },
      { mail_id: failed, attempts: 3, next_attempt_at: LATER },
    ])
    await owner.query('DELETE FROM profile.mail_outbox')
    await migrate(url, [profileDatabase])
  })
})
