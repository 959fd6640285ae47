import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { AddMilestones1795419711380 } from './1795419711380-add-milestones.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

const insert = (milestone: Buffer | null, deletedAt: Date | null) =>
  owner.query(
    `INSERT INTO tracking.milestone_entry (user_id, entry_id, recorded_at, time_zone, local_date, milestone, deleted_at)
     VALUES ($1, $2, now(), 'UTC', '2026-11-20', $3, $4)`,
    [randomUUID(), randomUUID(), milestone, deletedAt],
  )

const CHECK_VIOLATION = { driverError: expect.objectContaining({ code: '23514' }) }

describe(AddMilestones1795419711380.name, () => {
  it('keeps words while a milestone lives, and none after', async () => {
    await insert(Buffer.from('sealed'), null)
    await insert(null, new Date())
    await expect(insert(null, null)).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insert(Buffer.from('sealed'), new Date())).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('can be undone', async () => {
    const undone = await undoMigrations(owner, AddMilestones1795419711380)
    const [{ table }] = await owner.query(`SELECT to_regclass('tracking.milestone_entry') AS table`)
    expect(table).toBeNull()
    expect(await migrate(url, [trackingDatabase])).toBe(undone)
  })
})
