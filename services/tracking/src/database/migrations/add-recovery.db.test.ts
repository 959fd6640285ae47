import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { AddRecovery1795526794000 } from './1795526794000-add-recovery.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

const insert = (columns: Record<string, unknown>, userId = randomUUID()) => {
  const row: Record<string, unknown> = {
    user_id: userId,
    entry_id: randomUUID(),
    recorded_at: new Date(),
    time_zone: 'UTC',
    local_date: '2026-11-20',
    ...columns,
  }
  const names = Object.keys(row)
  return owner.query(
    `INSERT INTO tracking.recovery_entry (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  )
}

const violation = (code: string) => ({ driverError: expect.objectContaining({ code }) })
const CHECK = violation('23514')

describe(AddRecovery1795526794000.name, () => {
  it('keeps what was answered, and nothing of it once deleted', async () => {
    await insert({ vomiting: 'none', pain: 'better', pulse_bpm: 84, temperature: 38.1 })
    await insert({ deleted_at: new Date() })
    for (const rest of [{ vomiting: 'none' }, { pulse_bpm: 84 }, { temperature_skipped: true }])
      await expect(insert({ deleted_at: new Date(), ...rest })).rejects.toMatchObject(CHECK)
  })

  it.each([
    ['a word of no list', { vomiting: 'a lot' }],
    ['a pain of no list', { pain: '7' }],
    ['a pulse that no body has', { pulse_bpm: 251 }],
    ['a temperature between the scales', { temperature: 60 }],
    ['a number beside "could not be measured"', { pulse_bpm: 84, pulse_skipped: true }],
    ['an entry without a zone', { time_zone: '' }],
  ])('refuses %s', async (_what, columns) => {
    await expect(insert(columns)).rejects.toMatchObject(CHECK)
  })

  it('keeps one row a day of a person', async () => {
    const person = randomUUID()
    await insert({ pain: 'same' }, person)
    await expect(insert({ pain: 'same' }, person)).rejects.toMatchObject(violation('23505'))
    await insert({ pain: 'same', local_date: '2026-11-21' }, person)
  })

  it('can be undone', async () => {
    const undone = await undoMigrations(owner, AddRecovery1795526794000)
    const [{ table }] = await owner.query(`SELECT to_regclass('tracking.recovery_entry') AS table`)
    expect(table).toBeNull()
    expect(await migrate(url, [trackingDatabase])).toBe(undone)
  })
})
