import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { energyAgrees, energyOf } from './energy.js'
import { nutrientsFor } from './food.js'

const chicken = {
  per100g: { calories: 165, proteinG: 31.02, carbsG: 0, fatG: 3.57, fiberG: 0, sugarG: 0 },
}

describe(nutrientsFor.name, () => {
  it('computes 85 g of chicken breast as the clinical rules do', () => {
    expect(nutrientsFor(chicken, 85)).toEqual({
      calories: 140.3,
      proteinG: 26.4,
      carbsG: 0,
      fatG: 3,
      fiberG: 0,
      sugarG: 0,
    })
  })

  it('scales with the weight', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (grams) => {
        expect(Math.abs(nutrientsFor(chicken, grams).calories - grams * 1.65)).toBeLessThanOrEqual(0.0501)
      }),
    )
  })
})

describe(energyOf.name, () => {
  it('counts 4, 4 and 9, fiber 2 and alcohol 7', () => {
    expect(energyOf({ proteinG: 10, carbsG: 20, fatG: 5, fiberG: 8 }, 2)).toBe(40 + 48 + 16 + 45 + 14)
  })
})

describe(energyAgrees.name, () => {
  it.each([
    ['chicken breast', chicken.per100g, 0, true],
    ['twice the energy', { ...chicken.per100g, calories: 330 }, 0, false],
    ['no energy', { ...chicken.per100g, calories: 0 }, 0, false],
    ['wine', { calories: 85, proteinG: 0.07, carbsG: 2.61, fatG: 0, fiberG: 0, sugarG: 0.62 }, 10.6, true],
    [
      'wine without its alcohol',
      { calories: 85, proteinG: 0.07, carbsG: 2.61, fatG: 0, fiberG: 0, sugarG: 0 },
      0,
      false,
    ],
  ])('judges %s', (_name, figures, alcoholG, agrees) => {
    expect(energyAgrees(figures, alcoholG)).toBe(agrees)
  })
})
