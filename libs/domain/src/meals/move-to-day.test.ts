import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { localDay } from '../days/time-zone.js'
import { moveToDay } from './move-to-day.js'

const LATER = new Date('2030-01-01T00:00:00Z')
const rule = (timeZone: string, dayStartsAt = 0) => ({ timeZone, dayStartsAt })

describe(moveToDay.name, () => {
  it.each([
    ['UTC', '2026-11-19T08:30:00Z', '2026-11-20', '2026-11-20T08:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-19T22:00:00Z', '2026-11-18', '2026-11-17T22:00:00.000Z'],
    // 23:30 in summer; the same time of UTC would be the evening before in winter, and 00:30 the other way round.
    ['America/New_York', '2026-11-01T03:30:00Z', '2026-11-02', '2026-11-03T03:30:00.000Z'],
    ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-08', '2026-03-09T03:30:00.000Z'],
  ])('moves in %s the instant %s to %s', (timeZone, instant, day, expected) => {
    expect(moveToDay(new Date(instant), day, rule(timeZone), LATER).toISOString()).toBe(expected)
  })

  it('is never later than now', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    expect(moveToDay(new Date('2026-11-19T18:00:00Z'), '2026-11-20', rule('UTC'), now)).toEqual(now)
  })

  it('always lands on the day it is asked for', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2025-01-01T00:00:00Z'),
          max: new Date('2027-01-01T00:00:00Z'),
          noInvalidDate: true,
        }),
        fc.integer({ min: -400, max: 400 }),
        fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe', 'America/Havana', 'Asia/Kathmandu'),
        fc.integer({ min: 0, max: 6 }),
        (instant, shift, timeZone, dayStartsAt) => {
          const day = addDays(localDay(instant, timeZone, dayStartsAt), shift)
          const moved = moveToDay(instant, day, { timeZone, dayStartsAt }, LATER)
          expect(localDay(moved, timeZone, dayStartsAt)).toBe(day)
        },
      ),
    )
  })
})
