import {
  fitDay,
  gramsOf,
  type MealType,
  type Nutrients,
  type PhaseKey,
  type PlanGoals,
  type PlanLimits,
  swapsFor,
  totalsOf,
} from '@gb/domain'
import type { CookedBook, Dish } from '../recipes/cooked-book.js'
import { dayPlates, type PlannedItem } from './sizable.js'
import type { WrittenMeal, WrittenPlan } from './written-plan.js'

/** A meal in the size that fits the person. */
export interface PlannedMeal {
  slot: MealType
  items: PlannedItem[]
  figures: Nutrients
  grams: number
}

/** A day in the size that fits the person. */
export interface PlannedDay {
  meals: PlannedMeal[]
  figures: Nutrients
}

/** Whom a week is made for. */
export interface Wish {
  goals: PlanGoals
  limits: PlanLimits
  phase: PhaseKey
}

/** Figures of foods are rounded one by one: so much may a plate be off from what it was sized to, in g. */
const ROUNDING_G = 0.5

const carbsOf = (items: readonly PlannedItem[]): number =>
  items.reduce((sum, { figures }) => sum + figures.carbsG, 0)

const lessRounding = (limit: number | null): number | null => (limit === null ? null : limit - ROUNDING_G)

/** Every dish of a day may be swapped: each gets its share of what the meal and the day still have room for. */
const withSwaps = (
  item: PlannedItem,
  {
    others,
    beside,
    mealG,
    spareCarbsG,
  }: {
    others: readonly Dish[]
    beside: readonly PlannedItem[]
    mealG: number | null
    spareCarbsG: number | null
  },
): PlannedItem => {
  if (!('dish' in item)) return item
  const dishes = beside.filter((one) => 'dish' in one).length
  const room = {
    grams: mealG === null ? null : item.grams + (mealG - gramsOf(beside)) / dishes,
    carbsG: spareCarbsG === null ? null : item.figures.carbsG + spareCarbsG,
  }
  return { ...item, swaps: swapsFor(item.dish, item.servings, others, room) }
}

/** A written day, sized to a person's goals and limits, with dishes that may stand in for its dishes. */
export const planDay = (
  day: readonly WrittenMeal[],
  extras: WrittenPlan['extras'],
  book: CookedBook,
  wish: Wish,
): PlannedDay => {
  const carbsG = lessRounding(wish.limits.carbsG)
  const { plates, items: planned } = dayPlates(day, extras, book, wish.phase)
  const mealG = plates.map(({ isDrink }) => lessRounding(isDrink ? wish.limits.drinkG : wish.limits.mealG))
  const factors = fitDay(planned, wish.goals, { mealG, carbsG })
  const sized = planned.flatMap((sizable, index) => {
    const factor = factors[index] ?? 0
    return factor === 0 ? [] : [{ meal: sizable.meal, item: sizable.at(factor) }]
  })
  const dishes = sized.flatMap(({ item }) => ('dish' in item ? item.dish.recipeId : []))
  const others = [...book.dishes.values()].filter(
    ({ recipeId, phases }) => phases.includes(wish.phase) && !dishes.includes(recipeId),
  )
  const used = carbsOf(sized.map(({ item }) => item))
  const spareCarbsG = carbsG === null ? null : (carbsG - used) / Math.max(1, dishes.length)
  const meals = plates.map(({ slot }, index) => {
    const beside = sized.filter(({ meal }) => meal === index).map(({ item }) => item)
    const around = { others, beside, mealG: mealG[index] ?? null, spareCarbsG }
    const items = beside.map((item) => withSwaps(item, around))
    return { slot, items, figures: totalsOf(items.map(({ figures }) => figures)), grams: gramsOf(items) }
  })
  return {
    meals: meals.filter(({ items }) => items.length > 0),
    figures: totalsOf(meals.map(({ figures }) => figures)),
  }
}
