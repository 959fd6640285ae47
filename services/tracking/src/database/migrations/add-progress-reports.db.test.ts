import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MAX_REPORT_NOTES, REPORT_PAPERS, REPORT_PERIODS } from '@gb/domain'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { AddProgressReports1795193557000 } from './1795193557000-add-progress-reports.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

const REPORT = {
  period: '30_days',
  from_date: '2026-10-22',
  to_date: '2026-11-20',
  paper: 'letter',
  note_entry_ids: [],
}

const insert = (change: Record<string, string | string[]>) => {
  const row = { user_id: randomUUID(), report_id: randomUUID(), ...REPORT, ...change }
  const places = Object.keys(row).map((_name, index) => `$${index + 1}`)
  return owner.query(
    `INSERT INTO tracking.progress_report (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  )
}
const refuses = (change: Record<string, string | string[]>) =>
  expect(insert(change)).rejects.toMatchObject({ driverError: expect.objectContaining({ code: '23514' }) })
const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

describe(AddProgressReports1795193557000.name, () => {
  it('takes every period and paper of the domain and no other', async () => {
    for (const period of REPORT_PERIODS) await insert({ period })
    for (const paper of REPORT_PAPERS) await insert({ paper })
    await refuses({ period: '7_days' })
    await refuses({ paper: 'a5' })
  })

  it('holds the notes to the limit of the domain, and the days to their order', async () => {
    await insert({ note_entry_ids: ids(MAX_REPORT_NOTES) })
    await refuses({ note_entry_ids: ids(MAX_REPORT_NOTES + 1) })
    await refuses({ from_date: '2026-11-20' })
  })

  it('can be undone and done again', async () => {
    const undone = await undoMigrations(owner, AddProgressReports1795193557000)
    expect(await migrate(url, [trackingDatabase])).toBe(undone)
  })
})
