import { describe, expect, it } from '@jest/globals'
import { aboutGrams, aboutKcal, shownTotals } from './about.js'

describe('a photo estimate', () => {
  it('is shown to 5 kcal and 1 g', () => {
    expect(aboutKcal(161.2)).toBe(160)
    expect(aboutKcal(162.5)).toBe(165)
    expect(aboutGrams(27.8)).toBe(28)
  })

  it('adds up as its rows are shown', () => {
    const row = { calories: 12.4, proteinG: 1.4, carbsG: 0.5, fatG: 0.4, fiberG: null, sugarG: 0.5 }
    expect(shownTotals([row, row, row])).toEqual({
      calories: 30,
      proteinG: 3,
      carbsG: 3,
      fatG: 0,
      fiberG: 0,
      sugarG: 3,
    })
  })
})
