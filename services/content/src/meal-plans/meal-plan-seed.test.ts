import { describe, expect, it } from '@jest/globals'
import {
  ACTIVITY_LEVELS,
  addDays,
  fitsGoals,
  fitsTexture,
  GENDERS,
  type GoalPerson,
  mealPlanBasis,
  PLAN_PHASES,
} from '@gb/domain'
import { cookBook } from '../recipes/cooked-book.js'
import { toWrittenBook } from '../recipes/recipe-book.mapper.js'
import { readSeed } from '../documents/seed/seed-files.js'
import { shippedFoods } from '../testing/food-table.js'
import { toWrittenPlans } from './meal-plan-book.mapper.js'
import { planDay, type PlannedDay } from './planned-week.js'
import type { WrittenPlan } from './written-plan.js'

const seed = await readSeed()
const documentOf = (slug: string) => {
  const found = seed.find((document) => document.slug === slug)
  if (!found) throw new Error(`no seed for ${slug}`)
  return found
}
const book = cookBook(toWrittenBook(documentOf('recipes')), [...shippedFoods.values()])
const { plans } = toWrittenPlans(documentOf('meal-plans'))

/** What the plans are written for: the phase's goals, of a woman of 5'4" where they depend on the person. */
const WRITTEN_FOR: GoalPerson = {
  gender: 'female',
  heightInches: 64,
  activityLevel: 'light',
  surgeryDate: null,
}
/** 4'11" to 6'2", in inches. */
const HEIGHTS = [59, 62, 65, 68, 71, 74]
const TODAY = '2026-11-20'
const DAYS_SINCE: Record<(typeof PLAN_PHASES)[number], number[]> = {
  preop: [-7],
  full: [7],
  puree: [15, 22],
  soft: [29, 36, 43, 50],
  regular: [100, 250],
  maintenance: [500],
}
const basisOf = (person: GoalPerson, daysSince: number) =>
  mealPlanBasis({ ...person, surgeryDate: addDays(TODAY, -daysSince) }, TODAY)

/** The plan for whom it is written, when the portions of its phase are whole. */
const asWritten = (plan: WrittenPlan): PlannedDay[] => {
  const basis = basisOf(WRITTEN_FOR, DAYS_SINCE[plan.phase].at(-1) ?? 0)
  return plan.days.map((day) => planDay(day, plan.extras, book, { ...basis, phase: plan.phase }))
}

describe('the shipped plans', () => {
  it.each(PLAN_PHASES)('are at least two for %s', (phase) => {
    expect(plans.filter((plan) => plan.phase === phase).length).toBeGreaterThanOrEqual(2)
  })
})

describe.each(plans)('$planId', (plan) => {
  const days = asWritten(plan)

  it('has seven days with three meals and a snack or more, and nothing that cannot be looked up', () => {
    expect(days).toHaveLength(7)
    plan.days.forEach((day) => {
      expect(day.map(({ slot }) => slot)).toEqual(
        expect.arrayContaining(['breakfast', 'lunch', 'dinner', 'snack']),
      )
      for (const { dishes, foods } of day) {
        for (const { recipeId } of dishes) expect(book.dishes.get(recipeId)?.phases).toContain(plan.phase)
        for (const { ingredientId, unit } of foods)
          expect(book.pantry.get(ingredientId)?.measures.map((measure) => measure.unit)).toContain(unit)
      }
    })
  })

  it('holds nothing that comes later than its phase', () => {
    const texture = plan.phase === 'preop' || plan.phase === 'maintenance' ? 'regular' : plan.phase
    const items = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items))
    for (const { name, foods } of items)
      for (const { foodId } of foods) {
        const earliest = shippedFoods.get(foodId)?.earliestPhase ?? 'regular'
        expect([name, foodId, fitsTexture(earliest, texture)]).toEqual([name, foodId, true])
      }
  })

  it('never serves a dish twice on a day, nor the same breakfast, lunch or dinner two days running', () => {
    const mainsOf = (day: (typeof plan.days)[number] | undefined) =>
      (day ?? [])
        .filter(({ slot }) => slot !== 'snack')
        .flatMap(({ dishes }) => dishes.map((dish) => dish.recipeId))
    plan.days.forEach((day, index) => {
      const ids = day.flatMap(({ dishes }) => dishes.map(({ recipeId }) => recipeId))
      expect(new Set(ids).size).toBe(ids.length)
      if (plan.phase === 'full') return
      const yesterday = new Set(mainsOf(plan.days[index - 1]))
      expect(mainsOf(day).filter((id) => yesterday.has(id))).toEqual([])
    })
  })

  it('offers something else for most dishes', () => {
    const dishes = days.flatMap(({ meals }) =>
      meals.flatMap(({ items }) => items.flatMap((item) => ('dish' in item ? item : []))),
    )
    expect(dishes.filter(({ swaps }) => swaps.length > 0).length).toBeGreaterThan(dishes.length / 2)
    for (const { dish, servings, swaps } of dishes)
      for (const swap of swaps) {
        expect(swap.dish.phases).toContain(plan.phase)
        expect(Math.abs(swap.dish.calories * swap.servings - dish.calories * servings)).toBeLessThanOrEqual(
          80,
        )
      }
  })

  it('fits women and men of every height and activity within 10 %', () => {
    const wishes = new Map(
      DAYS_SINCE[plan.phase].flatMap((daysSince) =>
        GENDERS.flatMap((gender) =>
          HEIGHTS.flatMap((heightInches) =>
            ACTIVITY_LEVELS.map((activityLevel) => {
              const basis = basisOf({ ...WRITTEN_FOR, gender, heightInches, activityLevel }, daysSince)
              return [JSON.stringify(basis), basis] as const
            }),
          ),
        ),
      ),
    )
    const misses = [...wishes.values()].flatMap((basis) =>
      plan.days.flatMap((day, index) => {
        const { figures } = planDay(day, plan.extras, book, { ...basis, phase: plan.phase })
        return fitsGoals(figures, basis.goals) ? [] : [{ day: index + 1, ...basis.goals, got: figures }]
      }),
    )
    expect(misses).toEqual([])
  })
})
