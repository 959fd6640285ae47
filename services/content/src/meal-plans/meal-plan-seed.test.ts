import { describe, expect, it } from '@jest/globals'
import {
  ACTIVITY_LEVELS,
  addDays,
  fitsGoals,
  fitsTexture,
  GENDERS,
  type GoalPerson,
  heaviestMealG,
  mealPlanBasis,
  PLAN_PHASES,
  phaseOfKey,
} from '@gb/domain'
import { cookBook } from '../recipes/cooked-book.js'
import { toWrittenBook } from '../recipes/recipe-book.mapper.js'
import { readSeed } from '../seed/seed-files.js'
import { shippedFoods } from '../testing/food-table.js'
import { toWrittenPlans } from './meal-plan-book.mapper.js'
import { planDay, type PlannedDay, type PlannedMeal, type WrittenPlan } from './planned-week.js'

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
  puree: [20],
  soft: [40],
  regular: [100, 250],
  maintenance: [500],
}
const basisOf = (person: GoalPerson, daysSince: number) =>
  mealPlanBasis({ ...person, surgeryDate: addDays(TODAY, -daysSince) }, TODAY)

/** The plan as it is written, nothing sized. */
const asWritten = (plan: WrittenPlan): PlannedDay[] =>
  plan.days.map((day) =>
    planDay(day, [], book, { goals: { calories: null, proteinG: null }, maxMealG: null, phase: plan.phase }),
  )

/** Without what is drunk between meals. */
const platesOf = ({ meals }: PlannedDay): PlannedMeal[] =>
  meals.filter(({ items }) => !items.some((item) => 'portion' in item && /milk|kefir/i.test(item.name)))

describe('the shipped plans', () => {
  it.each(PLAN_PHASES)('are at least two for %s', (phase) => {
    expect(plans.filter((plan) => plan.phase === phase).length).toBeGreaterThanOrEqual(2)
  })
})

describe.each(plans)('$planId', (plan) => {
  const [first = 0] = DAYS_SINCE[plan.phase]
  const { goals } = basisOf(WRITTEN_FOR, first)
  const days = asWritten(plan)

  it('has seven days with three meals and a snack or more, and nothing that cannot be looked up', () => {
    expect(days).toHaveLength(7)
    plan.days.forEach((day, index) => {
      expect(day.map(({ slot }) => slot)).toEqual(
        expect.arrayContaining(['breakfast', 'lunch', 'dinner', 'snack']),
      )
      const count = day.reduce((sum, { dishes, foods }) => sum + dishes.length + foods.length, 0)
      expect(days[index]?.meals.flatMap(({ items }) => items)).toHaveLength(count)
    })
  })

  it('meets the energy and the protein of its phase within 10 % on every day, as it is written', () => {
    const off = days.map(({ figures }) => [figures.calories, figures.proteinG, fitsGoals(figures, goals)])
    expect(off.filter(([, , fits]) => !fits)).toEqual([])
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

  it('fills no plate beyond what the phase takes', () => {
    const most = heaviestMealG(phaseOfKey(plan.phase)) ?? Number.POSITIVE_INFINITY
    for (const { slot, grams } of days.flatMap(platesOf)) expect([slot, grams <= most]).toEqual([slot, true])
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
