import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isWithin, roundToStep } from './limit.js'
import { AGE_YEARS, DOSAGE_MG, FLUID_OZ, WEIGHT_LBS } from './limits.js'

describe(roundToStep.name, () => {
  it.each([
    [180.25, 180.3],
    [180.24, 180.2],
    [150.05, 150.1],
    [80.1, 80.1],
    [100.15, 100.2],
    [1.005e2, 100.5],
    [599.96, 600],
  ])('rounds %d lbs to the 0.1 step as %d', (value, rounded) => {
    expect(roundToStep(value, WEIGHT_LBS)).toBe(rounded)
  })

  it('rounds to whole steps where the step is 1', () => {
    expect(roundToStep(45.5, AGE_YEARS)).toBe(46)
    expect(roundToStep(45.4, AGE_YEARS)).toBe(45)
  })

  it('keeps doses far below 0.1 mg', () => {
    expect(roundToStep(0.075, DOSAGE_MG)).toBe(0.075)
    expect(roundToStep(0.35, DOSAGE_MG)).toBe(0.35)
    expect(roundToStep(0.00012, DOSAGE_MG)).toBe(0.0001)
  })

  it('reads numbers that print with an exponent', () => {
    expect(roundToStep(4e-7, { step: 0.1 })).toBe(0)
    expect(roundToStep(3.2e-7, { step: 1e-7 })).toBe(3e-7)
    expect(roundToStep(1e21, { step: 0.1 })).toBe(1e21)
  })

  it('takes steps that are no power of ten, and values below zero', () => {
    expect(roundToStep(7.3, { step: 0.25 })).toBe(7.25)
    expect(roundToStep(-3.14, { step: 0.1 })).toBe(-3.1)
    expect(Object.is(roundToStep(-0.01, { step: 0.1 }), 0)).toBe(true)
  })

  it('gives a number of one decimal at the 0.1 step for anything in range, and the same number again', () => {
    fc.assert(
      fc.property(fc.double({ min: 80, max: 600, noNaN: true }), (value) => {
        const rounded = roundToStep(value, WEIGHT_LBS)
        expect(String(rounded)).toMatch(/^\d+(\.\d)?$/)
        expect(Math.abs(rounded - value)).toBeLessThan(0.0500001)
        expect(roundToStep(rounded, WEIGHT_LBS)).toBe(rounded)
        expect(isWithin(rounded, WEIGHT_LBS)).toBe(true)
      }),
    )
  })
})

describe(isWithin.name, () => {
  it.each([
    [FLUID_OZ.min, true],
    [FLUID_OZ.max, true],
    [0.99, false],
    [32.04, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [Number.NEGATIVE_INFINITY, false],
  ])('says of %d oz: %s', (value, answer) => {
    expect(isWithin(value, FLUID_OZ)).toBe(answer)
  })
})
