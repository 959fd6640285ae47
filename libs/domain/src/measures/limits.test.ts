import { describe, expect, it } from '@jest/globals'
import { isWithin, roundToStep } from './limit.js'
import * as limits from './limits.js'

describe('limits', () => {
  it.each([
    ['AGE_YEARS', 18, 100],
    ['WEIGHT_LBS', 80, 600],
    ['GOAL_WEIGHT_LBS', 80, 400],
    ['HEIGHT_FEET', 4, 7],
    ['HEIGHT_INCHES', 0, 11],
    ['FLUID_OZ', 1, 32],
    ['MOOD_RATING', 1, 10],
    ['ENERGY_LEVEL', 1, 10],
  ] as const)('%s goes from %d to %d', (name, min, max) => {
    expect(limits[name]).toMatchObject({ min, max })
  })

  it('has both ends of each limit on its step', () => {
    for (const limit of Object.values(limits)) {
      if (typeof limit !== 'object' || !('step' in limit)) continue
      expect(roundToStep(limit.min, limit)).toBe(limit.min)
      expect(roundToStep(limit.max, limit)).toBe(limit.max)
    }
  })

  it('takes a dose above 0 up to 100,000 mg', () => {
    expect(isWithin(0, limits.DOSAGE_MG)).toBe(false)
    expect(isWithin(0.0024, limits.DOSAGE_MG)).toBe(true)
    expect(isWithin(100_000, limits.DOSAGE_MG)).toBe(true)
    expect(isWithin(100_000.1, limits.DOSAGE_MG)).toBe(false)
  })
})
