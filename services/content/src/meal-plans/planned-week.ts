import {
  type Adjustable,
  amountText,
  figuresOf,
  fitDay,
  gramsOf,
  type MealType,
  type Nutrients,
  type PhaseKey,
  type PlanGoals,
  type PlanPhase,
  type Portion,
  portionGrams,
  roundToStep,
  SERVING_SIZES,
  SIDE_FACTORS,
  type Swap,
  swapsFor,
  totalsOf,
  weighedFoods,
  servedFoods,
  type ServedFood,
} from '@gb/domain'
import type { CookedBook, Dish } from '../recipes/cooked-book.js'

/** A plan as it is written. */
export interface WrittenPlan {
  planId: string
  phase: PlanPhase
  title: string
  description: string
  /** What a day may get on top to meet a person's goals. */
  extras: (WrittenFood & { slot: MealType })[]
  days: WrittenMeal[][]
}

/** A plain food as it is written. */
export interface WrittenFood {
  ingredientId: string
  amount: number
  unit: string
}

/** A meal as it is written. */
export interface WrittenMeal {
  slot: MealType
  dishes: { recipeId: string; servings: number }[]
  foods: WrittenFood[]
}

/** A dish, or a plain food, in the size that fits the person. */
export type PlannedItem = {
  name: string
  household: string
  foods: ServedFood[]
  figures: Nutrients
  grams: number
} & ({ dish: Dish; servings: number; swaps: Swap<Dish>[] } | { portion: Portion })

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

/** What is planned before anything is sized: where it lies, and what it is at a factor. */
interface Sizable extends Adjustable {
  at: (factor: number) => PlannedItem
}

const THOUSANDTH = { step: 0.001 } as const

const servingsText = (servings: number): string => amountText({ amount: servings, unit: 'serving' })

/** Whom a week is made for. */
export interface Wish {
  goals: PlanGoals
  /** What one meal may weigh in g; null is no limit. */
  maxMealG: number | null
  phase: PhaseKey
}

const sizableDish = (dish: Dish, servings: number, meal: number, book: CookedBook): Sizable => ({
  calories: dish.calories * servings,
  proteinG: dish.proteinG * servings,
  grams: dish.grams * servings,
  meal,
  planned: 1,
  factors: SERVING_SIZES.map((size) => size / servings),
  at: (factor) => {
    const eaten = roundToStep(servings * factor, THOUSANDTH)
    const foods = servedFoods(weighedFoods(dish.portions, eaten / dish.servings), book.foods)
    return {
      name: dish.name,
      household: servingsText(eaten),
      foods,
      figures: figuresOf(foods, book.foods),
      grams: gramsOf(foods),
      dish,
      servings: eaten,
      swaps: [],
    }
  },
})

/** A plain food; nothing when the pantry does not have it. */
const sizableFoods = (
  { ingredientId, amount, unit }: WrittenFood,
  meal: number,
  planned: 0 | 1,
  book: CookedBook,
): Sizable[] => {
  const item = book.pantry.get(ingredientId)
  if (!item?.measures.some((measure) => measure.unit === unit)) return []
  const at = (factor: number): PlannedItem => {
    const portion = { item, amount: roundToStep(amount * factor, THOUSANDTH), unit }
    const foods = servedFoods(weighedFoods([portion], 1), book.foods)
    return {
      name: item.name,
      household: amountText(portion),
      foods,
      figures: figuresOf(foods, book.foods),
      grams: portionGrams(portion) ?? 0,
      portion,
    }
  }
  const { figures, grams } = at(1)
  return [{ ...figures, grams, meal, planned, factors: SIDE_FACTORS, at }]
}

/** What cannot be looked up is left out: a withdrawn recipe must not take the whole plan with it. */
const sizables = (meal: WrittenMeal, index: number, book: CookedBook, phase: PhaseKey): Sizable[] => [
  ...meal.dishes.flatMap(({ recipeId, servings }) => {
    const dish = book.dishes.get(recipeId)
    return dish?.phases.includes(phase) ? [sizableDish(dish, servings, index, book)] : []
  }),
  ...meal.foods.flatMap((food) => sizableFoods(food, index, 1, book)),
]

const withSwaps = (item: PlannedItem, others: readonly Dish[]): PlannedItem =>
  'dish' in item ? { ...item, swaps: swapsFor(item.dish, item.servings, others) } : item

/** A written day, sized to a person's goals, with dishes that may stand in for its dishes. */
export const planDay = (
  day: readonly WrittenMeal[],
  extras: WrittenPlan['extras'],
  book: CookedBook,
  wish: Wish,
): PlannedDay => {
  const planned = [
    ...day.flatMap((meal, index) => sizables(meal, index, book, wish.phase)),
    ...extras.flatMap(({ slot, ...food }) => {
      const index = day.findIndex((meal) => meal.slot === slot)
      return index < 0 ? [] : sizableFoods(food, index, 0, book)
    }),
  ]
  const factors = fitDay(planned, wish.goals, wish.maxMealG)
  const sized = planned.flatMap((sizable, index) => {
    const factor = factors[index] ?? 0
    return factor === 0 ? [] : [{ meal: sizable.meal, item: sizable.at(factor) }]
  })
  const eaten = new Set(sized.flatMap(({ item }) => ('dish' in item ? item.dish.recipeId : [])))
  const others = [...book.dishes.values()].filter(
    ({ recipeId, phases }) => phases.includes(wish.phase) && !eaten.has(recipeId),
  )
  const meals = day.map(({ slot }, index) => {
    const items = sized.filter(({ meal }) => meal === index).map(({ item }) => withSwaps(item, others))
    return { slot, items, figures: totalsOf(items.map(({ figures }) => figures)), grams: gramsOf(items) }
  })
  return {
    meals: meals.filter(({ items }) => items.length > 0),
    figures: totalsOf(meals.map(({ figures }) => figures)),
  }
}
