import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { theilSenSlope } from './slopes.js'

const on = (n: number, weightLbs: number) => ({ day: addDays('2026-01-10', n), weightLbs })

describe(theilSenSlope.name, () => {
  it('is the slope of a line, whatever the gaps', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 20 }),
        fc.double({ min: -0.6, max: 0.6, noNaN: true }),
        (days, perDay) => {
          const daily = [...days].sort((a, b) => a - b).map((n) => on(n, 220 + perDay * n))
          expect(theilSenSlope(daily)).toBeCloseTo(perDay, 6)
        },
      ),
    )
  })

  it('is not moved by one odd weigh-in', () => {
    const daily = Array.from({ length: 11 }, (_, n) => on(n, n === 9 ? 240 : 220 - n))
    expect(theilSenSlope(daily)).toBeCloseTo(-1, 6)
  })

  it('needs two days', () => {
    expect(theilSenSlope([on(0, 220)])).toBeNull()
    expect(theilSenSlope([])).toBeNull()
  })
})
