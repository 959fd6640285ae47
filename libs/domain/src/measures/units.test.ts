import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { roundToStep } from './limit.js'
import { FLUID_OZ, WEIGHT_LBS } from './limits.js'
import { heightInInches, inchesToM, kgToLbs, lbsToKg, mlToOz, ozToMl } from './units.js'

describe(lbsToKg.name, () => {
  it('is undone by kgToLbs for every weight a person may enter', () => {
    for (let tenths = 800; tenths <= 6000; tenths += 1) {
      const lbs = tenths / 10
      expect(roundToStep(kgToLbs(lbsToKg(lbs)), WEIGHT_LBS)).toBe(lbs)
    }
  })

  it('knows the pound', () => {
    expect(lbsToKg(100)).toBeCloseTo(45.359237, 6)
  })
})

describe(ozToMl.name, () => {
  it('is undone by mlToOz for every drink', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 320 }), (tenths) => {
        expect(roundToStep(mlToOz(ozToMl(tenths / 10)), FLUID_OZ)).toBe(tenths / 10)
      }),
    )
  })

  it('knows the US fluid ounce', () => {
    expect(ozToMl(64)).toBeCloseTo(1892.7, 1)
  })
})

describe(heightInInches.name, () => {
  it('adds twelve inches a foot', () => {
    expect(heightInInches(5, 4)).toBe(64)
    expect(inchesToM(64)).toBeCloseTo(1.6256, 6)
  })
})
