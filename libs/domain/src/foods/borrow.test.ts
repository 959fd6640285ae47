import { describe, expect, it } from '@jest/globals'
import { plainNameOf, withTextureOf } from './borrow.js'
import type { Food } from './food.js'

const own: Food = {
  foodId: 'banana',
  source: 'own',
  name: 'Banana',
  per100g: { calories: 89, proteinG: 1.1, carbsG: 22.8, fatG: 0.3, fiberG: 2.6, sugarG: 12.2 },
  portions: [{ name: 'small', grams: 101 }],
  earliestPhase: 'soft',
  tags: ['fruit', 'whole-produce'],
  isDrink: false,
  aliases: [],
}
const scanned = (calories: number): Food => ({
  ...own,
  foodId: 'ean-4006381333931',
  source: 'product',
  name: 'Banana (Anybrand)',
  per100g: { ...own.per100g, calories },
  earliestPhase: null,
  tags: [],
})

describe(withTextureOf.name, () => {
  it('gives a food without a phase that of its namesake, and its tags, but not its figures', () => {
    const known = withTextureOf(scanned(92), own)
    expect(known).toEqual({ ...scanned(92), earliestPhase: 'soft', tags: ['fruit', 'whole-produce'] })
  })

  it.each([
    [44, null],
    [49, 'soft'],
    [178, 'soft'],
    [346, null],
  ])('trusts a name only where the energy fits: %d kcal', (calories, phase) => {
    expect(withTextureOf(scanned(calories), own).earliestPhase).toBe(phase)
  })

  it('leaves alone what has a phase or no namesake', () => {
    const judged: Food = { ...scanned(92), earliestPhase: 'regular' }
    expect(withTextureOf(judged, own)).toBe(judged)
    const strange = scanned(92)
    expect(withTextureOf(strange, null)).toBe(strange)
  })
})

describe(plainNameOf.name, () => {
  it('takes the brand off a product only', () => {
    expect(plainNameOf(scanned(92))).toBe('Banana')
    expect(plainNameOf({ source: 'fdc', name: 'Milk (2%)' })).toBe('Milk (2%)')
  })
})
