import { describe, expect, it } from '@jest/globals'
import { expectedShare } from '../days/awake.js'
import { localDay, hourOfDay } from '../days/time-zone.js'
import { keepsPace } from './pace.js'

const GOAL = 64
const STARTS = [0, 1, 2, 3, 4, 5, 6]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const ZONE = 'America/New_York'
/** An instant at an hour on the clock of a winter day in New York. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour + 5, 20))

describe(expectedShare.name, () => {
  it('grows with the hours of the day and never falls', () => {
    const shares = Array.from({ length: 30 }, (_, hour) => expectedShare(hour))
    for (const [hour, share] of shares.entries()) expect(share).toBeGreaterThanOrEqual(shares[hour - 1] ?? 0)
    expect(shares.slice(0, 9)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(expectedShare(15)).toBe(0.5)
    expect(expectedShare(22)).toBe(1)
    expect(expectedShare(29)).toBe(1)
  })
})

describe(keepsPace.name, () => {
  it.each(STARTS)('tells no share of an empty day at any hour, with days that begin at %d', (start) => {
    for (const hour of HOURS) expect(keepsPace(0, GOAL, hourOfDay(at(hour), ZONE, start))).toBe(false)
  })

  it.each(STARTS)(
    'takes the first sip of a day for good news until 8, with days that begin at %d',
    (start) => {
      for (const hour of HOURS.filter((each) => each >= start && each <= 8))
        expect(keepsPace(2, GOAL, hourOfDay(at(hour), ZONE, start))).toBe(true)
    },
  )

  it.each(STARTS.slice(1))(
    'still has the evening of the day before at 0:20, with days that begin at %d',
    (start) => {
      expect(localDay(at(0), ZONE, start)).toBe('2026-11-22')
      expect(keepsPace(GOAL / 2, GOAL, hourOfDay(at(0), ZONE, start))).toBe(false)
      expect(keepsPace(GOAL, GOAL, hourOfDay(at(0), ZONE, start))).toBe(true)
    },
  )

  it.each([
    [3, 1, true],
    [9, 4, false],
    [9, 5, true],
    [14, 24, false],
    [14, 28, true],
    [21, 40, false],
    [21, 60, true],
  ])('at %d with %d of 64 oz: %s', (hour, value, told) => expect(keepsPace(value, GOAL, hour)).toBe(told))

  it('tells every goal that is reached', () => {
    for (const hour of HOURS) expect(keepsPace(GOAL, GOAL, hour)).toBe(true)
  })
})
