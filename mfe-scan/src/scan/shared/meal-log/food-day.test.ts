import { describe, expect, it } from '@jest/globals'
import { unratedMeal } from '../../../shared/meal/meal'
import { likelyAgain, mealsLike, missingMeals, recentMeals, type ShownMeal } from './food-day'

const meal = (entryId: string, name: string, state: ShownMeal['state'] = 'saved'): ShownMeal => ({
  ...unratedMeal({
    entryId,
    mealType: 'lunch',
    day: '2026-11-20',
    recordedAt: '2026-11-20T12:00:00.000Z',
    items: [
      {
        itemId: 1,
        foodId: null,
        name,
        grams: 50,
        origin: 'person',
        typed: [],
        calories: 70,
        proteinG: 6,
        carbsG: 0,
        fatG: 5,
        fiberG: null,
        sugarG: null,
        wish: null,
      },
    ],
  }),
  state,
  refusal: null,
})
const ids = (meals: readonly ShownMeal[]) => meals.map(({ entryId }) => entryId)

describe(missingMeals.name, () => {
  it('gives what the other day does not have, as often as it was eaten more, the oldest first', () => {
    const yesterday = [meal('egg 2', 'Egg'), meal('soup', 'Soup'), meal('egg 1', 'Egg')]
    expect(ids(missingMeals(yesterday, []))).toEqual(['egg 1', 'soup', 'egg 2'])
    expect(ids(missingMeals(yesterday, [meal('a', 'Egg')]))).toEqual(['soup', 'egg 2'])
    expect(ids(missingMeals(yesterday, [meal('a', 'Egg'), meal('b', 'Egg')]))).toEqual(['soup'])
    expect(missingMeals(yesterday, yesterday)).toEqual([])
  })

  it('takes no refused meal for one that was eaten', () => {
    expect(missingMeals([meal('a', 'Egg', 'attention')], [])).toEqual([])
    expect(ids(missingMeals([meal('a', 'Egg')], [meal('b', 'Egg', 'attention')]))).toEqual(['a'])
  })
})

describe(recentMeals.name, () => {
  it('gives each kind of meal once, the newest', () => {
    const meals = [meal('new', 'Egg'), meal('soup', 'Soup'), meal('old', 'Egg')]
    expect(ids(recentMeals(meals, 5))).toEqual(['new', 'soup'])
    expect(ids(recentMeals(meals, 1))).toEqual(['new'])
  })
})

describe(mealsLike.name, () => {
  it('puts the meals of one kind first, and leaves the order otherwise', () => {
    const breakfast = (id: string): ShownMeal => ({ ...meal(id, id), mealType: 'breakfast' })
    const meals = [meal('soup', 'Soup'), breakfast('oats'), meal('egg', 'Egg'), breakfast('skyr')]
    expect(ids(mealsLike(meals, 'breakfast'))).toEqual(['oats', 'skyr', 'soup', 'egg'])
    expect(ids(mealsLike(meals, 'lunch'))).toEqual(['soup', 'egg', 'oats', 'skyr'])
    expect(ids(mealsLike(meals, 'dinner'))).toEqual(ids(meals))
  })
})

describe(likelyAgain.name, () => {
  const lunch = (day: string, changes: Partial<ShownMeal> = {}): ShownMeal => ({
    ...meal(day, 'Egg'),
    day,
    ...changes,
  })
  const likely = (...meals: ShownMeal[]) => likelyAgain(meals, 'lunch', '2026-11-20')?.entryId ?? null

  it('is the last meal of the kind, of an earlier day', () => {
    expect(likely(lunch('2026-11-18'), lunch('2026-11-17'))).toBe('2026-11-18')
    expect(likely(lunch('2026-11-19', { mealType: 'dinner' }), lunch('2026-11-17'))).toBe('2026-11-17')
  })

  it('is nothing once one of the kind is logged, and no example or refused meal', () => {
    expect(likely(lunch('2026-11-20'), lunch('2026-11-19'))).toBeNull()
    expect(
      likely(lunch('2026-11-19', { isSample: true }), lunch('2026-11-19', { state: 'attention' })),
    ).toBeNull()
    expect(likely()).toBeNull()
  })
})
