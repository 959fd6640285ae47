import { describe, expect, it } from '@jest/globals'
import { aboutGrams, aboutKcal } from './about.js'

describe('a photo estimate', () => {
  it('is shown to 5 kcal and 1 g', () => {
    expect(aboutKcal(161.2)).toBe(160)
    expect(aboutKcal(162.5)).toBe(165)
    expect(aboutGrams(27.8)).toBe(28)
  })
})
