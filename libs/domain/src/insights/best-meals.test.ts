import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { bestMeals, bestMealType } from './best-meals.js'
import type { LoggedMeal } from './logged.js'
import { meal } from './testing/logged.js'

const times = (count: number, given: Partial<LoggedMeal>) =>
  Array.from({ length: count }, (_, i) => meal({ day: addDays('2026-10-01', i), ...given }))

describe(bestMealType.name, () => {
  it('is the type with the best mean, of those with 5 rated meals', () => {
    const meals = [
      ...times(5, { mealType: 'breakfast', ratingScore: 80 }),
      ...times(6, { mealType: 'lunch', ratingScore: 79 }),
      ...times(4, { mealType: 'dinner', ratingScore: 100 }),
    ]
    expect(bestMealType(meals).value).toEqual({ mealType: 'breakfast', meanScore: 80, meals: 5 })
  })

  it('is none while the best of them is poor', () => {
    expect(bestMealType(times(5, { mealType: 'lunch', ratingScore: 44 })).reason).toBe('no_rated_meals')
    expect(bestMealType(times(5, { mealType: 'lunch', ratingScore: 45 })).value?.mealType).toBe('lunch')
  })

  it('counts neither drinks nor plates without a rating', () => {
    const meals = [
      ...times(4, { mealType: 'lunch' }),
      ...times(3, { mealType: 'lunch', isDrink: true }),
      ...times(3, { mealType: 'lunch', rating: null, ratingScore: null }),
    ]
    expect(bestMealType(meals).reason).toBe('too_few_rated_meals')
  })
})

describe(bestMeals.name, () => {
  it('names each plate once, the best first and then the newest, at most five', () => {
    const meals = [
      ...['Egg', 'Tuna', 'Tofu', 'Turkey', 'Salmon', 'Shrimp'].map((name, i) =>
        meal({ name, ratingScore: 70 + i, day: addDays('2026-10-01', i) }),
      ),
      meal({ name: ' tuna', ratingScore: 90, day: '2026-10-20' }),
      meal({ name: 'Tuna', ratingScore: 90, day: '2026-10-21' }),
    ]
    expect(bestMeals(meals).value?.map(({ name, day }) => `${name} ${day}`)).toEqual([
      'Tuna 2026-10-21',
      'Shrimp 2026-10-06',
      'Salmon 2026-10-05',
      'Turkey 2026-10-04',
      'Tofu 2026-10-03',
    ])
  })

  it('calls no plate a success that was rated poor, whatever its points', () => {
    const capped = meal({ name: 'Applesauce', rating: 'poor', ratingScore: 68 })
    expect(bestMeals([capped, meal({ name: 'Egg', rating: 'fair', ratingScore: 50 })]).value).toMatchObject([
      { name: 'Egg' },
    ])
    expect(bestMeals([capped, { ...capped, rating: 'avoid', ratingScore: 0 }]).reason).toBe('no_rated_meals')
  })

  it('says when nothing was rated', () => {
    expect(bestMeals(times(3, { rating: null, ratingScore: null })).reason).toBe('no_rated_meals')
    expect(bestMeals(times(3, { isDrink: true })).reason).toBe('no_rated_meals')
  })
})
