import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { DRINKS_FROM_MEALS_MINUTES } from '../thresholds/keep-apart.js'
import { drinkFrom, minutesUntil } from './meal-timer.js'

describe(drinkFrom.name, () => {
  it('is 30 minutes after the meal, over a change of clocks too', () => {
    expect(drinkFrom(new Date('2026-11-20T12:15:30.000Z'))).toEqual(new Date('2026-11-20T12:45:30.000Z'))
    // New York goes from 1:59 EDT back to 1:00 EST; the wait is time passed, not hands of a clock.
    expect(drinkFrom(new Date('2026-11-01T05:45:00.000Z'))).toEqual(new Date('2026-11-01T06:15:00.000Z'))
  })
})

describe(minutesUntil.name, () => {
  it('counts the begun minute and ends at 0', () => {
    expect(minutesUntil(60_001, 0)).toBe(2)
    expect(minutesUntil(60_000, 0)).toBe(1)
    expect(minutesUntil(1, 0)).toBe(1)
    expect(minutesUntil(0, 0)).toBe(0)
    expect(minutesUntil(0, 60_000)).toBe(0)
  })

  it('never asks for more than the whole wait after a meal, and less with every minute', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
        fc.integer({ min: 0, max: 100 }),
        (meal, passed) => {
          const left = minutesUntil(drinkFrom(meal).getTime(), meal.getTime() + passed * 60_000)
          expect(left).toBe(Math.max(0, DRINKS_FROM_MEALS_MINUTES - passed))
        },
      ),
    )
  })
})
