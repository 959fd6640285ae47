import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
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

  it('keeps what nobody measured unknown', () => {
    const product = { per100g: { ...chicken.per100g, fiberG: null, sugarG: null } }
    expect(nutrientsFor(product, 85)).toMatchObject({ calories: 140.3, fiberG: null, sugarG: null })
  })

  it('scales with the weight', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (grams) => {
        expect(Math.abs(nutrientsFor(chicken, grams).calories - grams * 1.65)).toBeLessThanOrEqual(0.0501)
      }),
    )
  })
})
