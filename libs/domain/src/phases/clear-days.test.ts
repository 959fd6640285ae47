import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { isClearDay } from './clear-days.js'
import { phaseOn } from './phases.js'

const SURGERY = '2026-03-08'

describe(isClearDay.name, () => {
  it('says of every day what the table of phases says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 2000 }), (n) => {
        const day = addDays(SURGERY, n)
        expect(isClearDay(SURGERY, day)).toBe(phaseOn(SURGERY, day)?.key === 'clear')
      }),
    )
    expect([-1, 0, 1, 2].map((n) => isClearDay(SURGERY, addDays(SURGERY, n)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is never one without a day of surgery', () => {
    expect(isClearDay(null, SURGERY)).toBe(false)
  })
})
