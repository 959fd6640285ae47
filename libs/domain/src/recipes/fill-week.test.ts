import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ALLERGENS, RECIPE_CATEGORIES } from './choices.js'
import { fillWeek } from './fill-week.js'
import type { SwapDish } from './swaps.js'

const dish = (recipeId: string, over: Partial<SwapDish> = {}): SwapDish => ({
  recipeId,
  category: 'lunch',
  calories: 200,
  proteinG: 20,
  carbsG: 5,
  grams: 150,
  isDrink: false,
  allergens: [],
  ...over,
})
const lunch = (proteinAimG = 20) => ({ category: 'lunch' as const, proteinAimG })
const limits = { mealG: null, drinkG: 245, carbsG: null }
const FREE = { kcal: null, limits }
const upTo = (mealG: number) => ({ kcal: null, limits: { ...limits, mealG } })
const ids = (week: ReturnType<typeof fillWeek>) =>
  week.map((day) => day.map((meal) => meal?.dish.recipeId ?? null))

describe(fillWeek.name, () => {
  it('takes the dish of the category that is nearest to the protein', () => {
    const dishes = [
      dish('far', { proteinG: 12 }),
      dish('near', { proteinG: 19 }),
      dish('sweet', { category: 'snacks' }),
    ]
    expect(ids(fillWeek([[lunch()]], dishes, FREE))).toEqual([['near']])
  })

  it('halves a dish that is too much, and weighs what one meal may weigh', () => {
    const big = [dish('big', { proteinG: 40, grams: 400 })]
    expect(fillWeek([[lunch()]], big, FREE)[0]?.[0]?.servings).toBe(0.5)
    expect(fillWeek([[lunch(40)]], big, upTo(250))[0]?.[0]?.servings).toBe(0.5)
    expect(fillWeek([[lunch()]], big, upTo(90))).toEqual([[null]])
  })

  it('looks at the energy of the day', () => {
    const dishes = [dish('rich', { calories: 500 }), dish('light', { calories: 210 })]
    expect(ids(fillWeek([[lunch()]], dishes, { kcal: 200, limits }))).toEqual([['light']])
  })

  it('does not serve the same on days that follow each other while there is another', () => {
    const dishes = [dish('one'), dish('two'), dish('three', { proteinG: 17 })]
    const week = ids(
      fillWeek(
        Array.from({ length: 7 }, () => [lunch()]),
        dishes,
        FREE,
      ),
    ).flat()
    for (const [day, recipeId] of week.entries()) expect(recipeId).not.toBe(week[day + 1])
  })

  it('leaves a place empty that no dish fits', () => {
    expect(fillWeek([[lunch()]], [dish('x', { category: 'dinner' })], FREE)).toEqual([[null]])
  })

  it('always gives the same week, as long as it was asked, of the right categories', () => {
    const anyDish = fc.record({
      recipeId: fc.uuid(),
      category: fc.constantFrom(...RECIPE_CATEGORIES),
      calories: fc.integer({ min: 20, max: 600 }),
      proteinG: fc.integer({ min: 0, max: 50 }),
      carbsG: fc.integer({ min: 0, max: 60 }),
      isDrink: fc.boolean(),
      allergens: fc.subarray([...ALLERGENS]),
      grams: fc.integer({ min: 20, max: 500 }),
    })
    const anySlot = fc.record({
      category: fc.constantFrom(...RECIPE_CATEGORIES),
      proteinAimG: fc.integer({ min: 1, max: 60 }),
    })
    fc.assert(
      fc.property(
        fc.array(fc.array(anySlot, { maxLength: 6 }), { maxLength: 7 }),
        fc.array(anyDish),
        (days, dishes) => {
          const aims = { kcal: 1000, limits: { mealG: 300, drinkG: 245, carbsG: 100 } }
          const week = fillWeek(days, dishes, aims)
          expect(fillWeek(days, dishes, aims)).toEqual(week)
          expect(week.map((day) => day.length)).toEqual(days.map((slots) => slots.length))
          for (const [index, day] of week.entries())
            for (const [place, meal] of day.entries()) {
              if (!meal) continue
              expect(meal.dish.category).toBe(days[index]?.[place]?.category)
              const most = meal.dish.isDrink ? 245 : 300
              expect(meal.dish.grams * meal.servings).toBeLessThanOrEqual(most)
            }
          for (const day of week) {
            const carbsG = day.reduce((sum, meal) => sum + (meal ? meal.dish.carbsG * meal.servings : 0), 0)
            expect(carbsG).toBeLessThanOrEqual(100 + 1e-9)
          }
        },
      ),
    )
  })
})
