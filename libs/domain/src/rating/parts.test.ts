import { describe, expect, it } from '@jest/globals'
import { mealTargets } from './meal-targets.js'
import { type PartKey, partsOf, scoreOf } from './parts.js'
import type { RatedMeal } from './rated-meal.js'

const meal = (change: Partial<RatedMeal> = {}): RatedMeal => ({
  kcal: 100,
  proteinG: 20,
  carbsG: 0,
  fatG: 0,
  fiberG: 3,
  sugarG: 0,
  isSugarPartial: false,
  grams: 100,
  mealType: 'dinner',
  phase: 'regular',
  monthsSinceSurgery: 12,
  items: [
    { name: 'Beans', grams: 100, kcal: 100, proteinG: 9, earliestPhase: 'regular', tags: [], isDrink: false },
  ],
  confidence: 'high',
  ...change,
})

const points = (key: PartKey, change: Partial<RatedMeal>): number | null | undefined => {
  const plate = meal(change)
  return partsOf(plate, mealTargets(plate)).find((part) => part.key === key)?.points
}

describe(partsOf.name, () => {
  it.each([
    [10, 35],
    [9.99, 28],
    [8, 28],
    [7.99, 18],
    [5, 18],
    [4.99, 8],
    [3, 8],
    [2.99, 0],
  ])('gives %d g protein per 100 kcal %d points', (proteinG, expected) => {
    expect(points('proteinDensity', { proteinG })).toBe(expected)
  })

  it.each([
    [20, 25],
    [19.9, 20],
    [15, 20],
    [14.9, 14],
    [10, 14],
    [9.9, 6],
    [5, 6],
    [4.9, 0],
  ])('gives %d g of a 20 g protein target %d points', (proteinG, expected) => {
    expect(points('proteinTarget', { proteinG })).toBe(expected)
  })

  it.each([
    [5, 15],
    [5.1, 11],
    [10, 11],
    [10.1, 6],
    [15, 6],
    [15.1, 2],
    [25, 2],
    [25.1, 0],
  ])('gives %d g sugar %d points', (sugarG, expected) => {
    expect(points('sugar', { sugarG })).toBe(expected)
  })

  it.each(['dairy', 'fruit'] as const)('takes 5 g off the sugar of %s', (tag) => {
    const items = meal().items.map((item) => ({ ...item, tags: [tag] }))
    expect(points('sugar', { sugarG: 10, items })).toBe(15)
    expect(points('sugar', { sugarG: 10.1, items })).toBe(11)
  })

  it.each([
    [10, 20, 10],
    [10.1, 20, 6],
    [15, 20, 6],
    [15.1, 20, 3],
    [20, 20, 3],
    [20.1, 30, 0],
    [10, 9, 6],
    [15, 9, 2],
    [20, 9, 0],
    [30, 9, 0],
  ])('gives %d g fat beside %d g protein %d points', (fatG, proteinG, expected) => {
    expect(points('fat', { fatG, proteinG })).toBe(expected)
  })

  it.each([
    ['regular', 3, 5],
    ['regular', 2.9, 3],
    ['regular', 1, 3],
    ['regular', 0.9, 1],
    ['maintenance', 3, 5],
    ['preop', 0, 1],
    ['soft', 0, 5],
    ['soft', 5, 5],
    ['soft', 5.1, 2],
    ['full', 6, 2],
  ] as const)('gives, in %s, %d g fiber %d points', (phase, fiberG, expected) => {
    expect(points('fiber', { phase, fiberG })).toBe(expected)
  })

  it.each([
    ['regular', 'lunch', 350, 10],
    ['regular', 'lunch', 350.1, 5],
    ['regular', 'lunch', 525, 5],
    ['regular', 'lunch', 525.1, 0],
    ['regular', 'snack', 192.5, 10],
    ['regular', 'snack', 192.6, 5],
    ['maintenance', 'lunch', 350, 10],
    ['maintenance', 'lunch', 351, 5],
    ['clear', 'lunch', 60, 10],
    ['full', 'lunch', 170, 10],
    ['puree', 'lunch', 130, 10],
    ['puree', 'snack', 71.5, 10],
    ['soft', 'lunch', 201, 5],
    ['preop_far', 'lunch', 2000, 10],
  ] as const)('gives, in %s, a %s of %d kcal %d points', (phase, mealType, kcal, expected) => {
    expect(points('energy', { phase, mealType, kcal })).toBe(expected)
  })

  it.each([
    ['regular', 312.5, 0],
    ['regular', 312.6, -10],
    ['puree', 112.5, 0],
    ['puree', 113, -10],
    ['preop', 900, 0],
    ['regular', null, 0],
  ] as const)('gives, in %s, %d g on the plate %d points', (phase, grams, expected) => {
    expect(points('portion', { phase, grams })).toBe(expected)
  })

  it('asks for no protein in clear liquids', () => {
    expect(points('proteinTarget', { phase: 'clear', proteinG: 0 })).toBe(25)
  })
})

describe(scoreOf.name, () => {
  it('is the sum out of 100', () => {
    const plate = meal({ sugarG: 7 })
    expect(scoreOf(partsOf(plate, mealTargets(plate)))).toBe(96)
  })

  it('leaves out what was not measured', () => {
    const plate = meal({ sugarG: null, fiberG: null, fatG: 12 })
    expect(scoreOf(partsOf(plate, mealTargets(plate)))).toBe(95)
  })

  it('does not fall below 0', () => {
    expect(
      scoreOf([
        { key: 'portion', points: -10, max: 0 },
        { key: 'fat', points: 0, max: 10 },
      ]),
    ).toBe(0)
  })
})
