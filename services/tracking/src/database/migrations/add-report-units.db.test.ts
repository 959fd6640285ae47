import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DEFAULT_SCALE_UNIT, SCALE_UNITS } from '@gb/domain'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { AddReportUnits1795204649000 } from './1795204649000-add-report-units.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

const VALUES = `gen_random_uuid(), '30_days', '2026-10-22', '2026-11-20', 'letter', '{}'`
const COLUMNS = 'user_id, report_id, period, from_date, to_date, paper, note_entry_ids'
const insert = (unit: string) =>
  owner.query(`INSERT INTO tracking.progress_report (${COLUMNS}, weight_unit) VALUES ($1, ${VALUES}, $2)`, [
    randomUUID(),
    unit,
  ])

describe(AddReportUnits1795204649000.name, () => {
  it('takes every unit of the domain and no other', async () => {
    for (const unit of SCALE_UNITS) await insert(unit)
    await expect(insert('stone')).rejects.toMatchObject({
      driverError: expect.objectContaining({ code: '23514' }),
    })
  })

  it('leaves reports made before in pounds, and can be undone', async () => {
    const undone = await undoMigrations(owner, AddReportUnits1795204649000)
    const person = randomUUID()
    await owner.query(`INSERT INTO tracking.progress_report (${COLUMNS}) VALUES ($1, ${VALUES})`, [person])
    expect(await migrate(url, [trackingDatabase])).toBe(undone)
    expect(
      await owner.query('SELECT weight_unit FROM tracking.progress_report WHERE user_id = $1', [person]),
    ).toEqual([{ weight_unit: DEFAULT_SCALE_UNIT }])
  })
})
