import { describe, expect, it } from '@jest/globals'
import { mealItem } from '../../testing/meals.js'
import { FACTS } from '@gb/test-kit/person'
import type { MealItem } from './meal.js'
import { mealOf } from './new-meal.js'

const NOTE = 'The calories do not fully match the protein, carbs and fat. Take them as a rough guess.'

const chicken = mealItem({ calories: 165, proteinG: 31, carbsG: 0, fatG: 3.6, sugarG: 0 })
const assumptionsOf = (change: Partial<MealItem>, assumptions: string[] = []) =>
  mealOf(
    {
      userId: 'u',
      entryId: 'e',
      moment: { recordedAt: '2026-11-20T12:00:00.000Z', timeZone: 'UTC', localDate: '2026-11-20' },
      mealType: 'lunch',
      items: [{ ...chicken, ...change }],
      confidence: 'high',
      assumptions,
      source: 'manual',
      revision: 0,
    },
    FACTS,
  ).assumptions

describe(mealOf.name, () => {
  it('says so when the energy does not fit the nutrients, and takes it back when it fits', () => {
    expect(assumptionsOf({})).toEqual([])
    expect(assumptionsOf({ calories: 400 }, ['The sauce is a guess.'])).toEqual([
      'The sauce is a guess.',
      NOTE,
    ])
    expect(assumptionsOf({}, ['The sauce is a guess.', NOTE])).toEqual(['The sauce is a guess.'])
  })

  it('lets alcohol explain energy', () => {
    expect(assumptionsOf({ calories: 300, tags: ['alcohol'] })).toEqual([])
  })
})
