import { describe, expect, it } from '@jest/globals'
import { usualPortion } from './usual-portion.js'

describe(usualPortion.name, () => {
  it.each([
    [[], null],
    [[30], 30],
    [[30, 60], 45],
    [[100, 500, 120], 120],
    [[10, 11], 10.5],
  ])('of %j is %p', (grams, expected) => {
    expect(usualPortion(grams)).toBe(expected)
  })

  it('follows a new habit: only the latest seven count', () => {
    expect(
      usualPortion([...Array.from({ length: 7 }, () => 60), ...Array.from({ length: 50 }, () => 200)]),
    ).toBe(60)
  })
})
