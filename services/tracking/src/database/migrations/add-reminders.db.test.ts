import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { FLUID_REMINDER_HOURS, WEEKDAYS } from '@gb/domain'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { AddReminders1795181922000 } from './1795181922000-add-reminders.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

const SETTINGS = {
  time_zone: 'UTC',
  vitamins_on: false,
  fluids_on: false,
  fluids_every_hours: 2,
  fluids_from: '09:00',
  fluids_to: '19:00',
  weigh_in_on: false,
  weigh_in_weekday: 'monday',
  weigh_in_time: '08:00',
  mood_on: false,
  mood_time: '20:00',
  quiet_from: '21:00',
  quiet_to: '08:00',
  show_details: false,
}

const insert = (change: Record<string, string | number | Date | null>) => {
  const row = { user_id: randomUUID(), ...SETTINGS, ...change }
  const places = Object.keys(row).map((_name, index) => `$${index + 1}`)
  return owner.query(
    `INSERT INTO tracking.reminder_settings (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  )
}

const CHECK_VIOLATION = { driverError: expect.objectContaining({ code: '23514' }) }

describe(AddReminders1795181922000.name, () => {
  it('holds the hours between drinks to the limits of the domain', async () => {
    const { min, max, step } = FLUID_REMINDER_HOURS
    for (const hours of [min, max]) await insert({ fluids_every_hours: hours })
    for (const hours of [min - step, max + step])
      await expect(insert({ fluids_every_hours: hours })).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('takes every weekday of the domain and no other', async () => {
    for (const weekday of WEEKDAYS) await insert({ weigh_in_weekday: weekday })
    await expect(insert({ weigh_in_weekday: 'someday' })).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it.each([
    'vitamins_morning',
    'vitamins_afternoon',
    'vitamins_evening',
    'fluids_from',
    'fluids_to',
    'weigh_in_time',
    'mood_time',
    'quiet_from',
    'quiet_to',
  ])('takes a time of day for %s and nothing else', async (column) => {
    for (const time of ['00:00', '23:59']) await insert({ [column]: time })
    for (const time of ['24:00', '9:00', '09:60', '09:00:00'])
      await expect(insert({ [column]: time })).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('is due at the earlier of what is planned and what was put off, and never else', async () => {
    const [early, late] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-20T09:00:00Z')]
    await insert({ scheduled_at: late, snoozed_until: early, due_at: early })
    await insert({ snoozed_until: late, due_at: late })
    for (const due of [late, null])
      await expect(insert({ scheduled_at: late, snoozed_until: early, due_at: due })).rejects.toMatchObject(
        CHECK_VIOLATION,
      )
  })

  it('can be undone and done again', async () => {
    const undone = await undoMigrations(owner, AddReminders1795181922000)
    expect(await migrate(url, [trackingDatabase])).toBe(undone)
  })
})
