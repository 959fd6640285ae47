import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { errorPercent, guessedMeanErrorPercent, meanErrorPercent, meanKnown } from './estimate-error.js'

const MEALS = [
  { known: 100, estimated: 120 },
  { known: 300, estimated: 250 },
  { known: 200, estimated: 200 },
]

const meals = fc.array(
  fc.record({ known: fc.integer({ min: 1, max: 2000 }), estimated: fc.integer({ min: 0, max: 2000 }) }),
  { minLength: 1, maxLength: 20 },
)

describe(meanErrorPercent.name, () => {
  it('is the mean absolute error in percent of the mean', () => {
    expect(meanKnown(MEALS)).toBe(200)
    expect(MEALS.map((meal) => errorPercent(meal, 200))).toEqual([10, 25, 0])
    expect(meanErrorPercent(MEALS)).toBeCloseTo(70 / 3 / 2)
  })

  it('has nothing to say of no meals, or of meals without the figure', () => {
    expect(meanErrorPercent([])).toBeNull()
    expect(meanErrorPercent([{ known: 0, estimated: 5 }])).toBeNull()
    expect(guessedMeanErrorPercent([])).toBeNull()
  })

  it('is 0 for those who know, and does not depend on the unit', () => {
    fc.assert(
      fc.property(meals, fc.integer({ min: 2, max: 10 }), (some, factor) => {
        expect(meanErrorPercent(some.map(({ known }) => ({ known, estimated: known })))).toBe(0)
        const larger = some.map(({ known, estimated }) => ({
          known: known * factor,
          estimated: estimated * factor,
        }))
        expect(meanErrorPercent(larger)).toBeCloseTo(meanErrorPercent(some) ?? NaN)
      }),
    )
  })
})

describe(guessedMeanErrorPercent.name, () => {
  it('is the error of saying the mean every time', () => {
    expect(guessedMeanErrorPercent(MEALS)).toBeCloseTo(100 / 3)
  })

  it('is 0 where all meals are alike', () => {
    expect(guessedMeanErrorPercent([{ known: 7 }, { known: 7 }])).toBe(0)
  })
})
