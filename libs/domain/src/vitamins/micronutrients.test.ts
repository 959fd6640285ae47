import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type EatenFoods, micronutrientAim, MICRONUTRIENTS, micronutrientsOf } from './micronutrients.js'

const EGG: EatenFoods = { foods: 2, grams: 100, per100g: { b12: 1.11, iron: 1.19, vitamin_d: 87 } }
const YOGURT: EatenFoods = { foods: 1, grams: 170, per100g: { b12: 0.75, calcium: 110, vitamin_d: 0 } }
const HOME_MADE: EatenFoods = { foods: 3, grams: 400, per100g: null }

describe(micronutrientsOf.name, () => {
  it('adds up by weight, and counts the foods that are known', () => {
    const day = micronutrientsOf([EGG, YOGURT, HOME_MADE])
    expect(day.b12).toEqual({ amount: 2.385, known: 3 })
    expect(day.calcium).toEqual({ amount: 187, known: 1 })
    expect(day.iron).toEqual({ amount: 1.19, known: 2 })
  })

  it('knows a zero that was measured, and takes nothing for a zero that was not', () => {
    expect(micronutrientsOf([YOGURT]).vitamin_d).toEqual({ amount: 0, known: 1 })
    expect(micronutrientsOf([YOGURT]).iron).toEqual({ amount: 0, known: 0 })
    expect(micronutrientsOf([HOME_MADE]).b12).toEqual({ amount: 0, known: 0 })
    expect(micronutrientsOf([]).zinc).toEqual({ amount: 0, known: 0 })
  })

  it('never falls when something is eaten beside it, and never knows more foods than there were', () => {
    const per100g = fc.oneof(fc.constant(null), fc.record({ folate: fc.integer({ min: 0, max: 700 }) }))
    const eaten = fc.record({
      foods: fc.integer({ min: 1, max: 9 }),
      grams: fc.integer({ min: 0, max: 900 }),
      per100g,
    })
    fc.assert(
      fc.property(fc.array(eaten, { minLength: 1, maxLength: 8 }), (day) => {
        const { folate } = micronutrientsOf(day)
        expect(folate.amount).toBeGreaterThanOrEqual(micronutrientsOf(day.slice(1)).folate.amount)
        expect(folate.known).toBeLessThanOrEqual(day.reduce((sum, { foods }) => sum + foods, 0))
      }),
    )
  })
})

describe(micronutrientAim.name, () => {
  it.each([
    [null, 45, 60],
    ['higher', 45, 60],
    ['not_sure', 45, 60],
    ['low_risk', 18, 18],
  ] as const)('follows the answer about iron (%s)', (answer, from, to) => {
    expect(micronutrientAim('iron', answer)).toEqual({ from, to, of: 'pills' })
  })

  it('is a range upward for each, and counts food into calcium alone', () => {
    for (const nutrient of MICRONUTRIENTS) {
      const { from, to, of } = micronutrientAim(nutrient, null)
      expect([nutrient, from > 0 && from <= to]).toEqual([nutrient, true])
      expect([nutrient, of]).toEqual([nutrient, nutrient === 'calcium' ? 'both' : 'pills'])
    }
  })
})
