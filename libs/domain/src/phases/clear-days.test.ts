import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '../days/days.js'
import { isClearDay, isUsualClearDay } from './clear-days.js'
import { phaseOn } from './phases.js'

const SURGERY = '2026-03-08'
const PERSON = { surgeryDate: SURGERY }

describe(isClearDay.name, () => {
  it('says of every day what the table of phases says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 2000 }), (n) => {
        const day = addDays(SURGERY, n)
        expect(isUsualClearDay(SURGERY, day)).toBe(isClearDay(PERSON, day))
        expect(isClearDay(PERSON, day)).toBe(phaseOn(PERSON, day)?.key === 'clear')
      }),
    )
    expect([-1, 0, 1, 2].map((n) => isClearDay(PERSON, addDays(SURGERY, n)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('is never one without a day of surgery', () => {
    expect(isClearDay({ surgeryDate: null }, SURGERY)).toBe(false)
    expect(isUsualClearDay(null, SURGERY)).toBe(false)
  })
})
