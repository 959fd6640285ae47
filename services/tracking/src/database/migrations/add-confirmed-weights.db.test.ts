import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { AddConfirmedWeights1795193990000 } from './1795193990000-add-confirmed-weights.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

describe(AddConfirmedWeights1795193990000.name, () => {
  it('takes a weight of before for one that nobody confirmed', async () => {
    const userId = randomUUID()
    await undoMigrations(owner, AddConfirmedWeights1795193990000)
    await owner.query(
      `INSERT INTO tracking.weight_entry (user_id, entry_id, weight_lbs, recorded_at, time_zone, local_date)
       VALUES ($1, $2, 210, now(), 'UTC', current_date)`,
      [userId, randomUUID()],
    )
    await owner.runMigrations()
    const rows: unknown = await owner.query(
      'SELECT is_confirmed FROM tracking.weight_entry WHERE user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ is_confirmed: false }])
  })
})
