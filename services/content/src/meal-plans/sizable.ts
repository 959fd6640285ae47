import {
  type Adjustable,
  amountText,
  figuresOf,
  gramsOf,
  type MealType,
  type Nutrients,
  type PhaseKey,
  type Portion,
  portionGrams,
  roundToStep,
  type ServedFood,
  servedFoods,
  SERVING_SIZES,
  SIDE_FACTORS,
  type Swap,
  weighedFoods,
} from '@gb/domain'
import type { CookedBook, Dish } from '../recipes/cooked-book.js'
import type { WrittenFood, WrittenMeal, WrittenPlan } from './written-plan.js'

/** A dish, or a plain food, in the size that fits the person. */
export type PlannedItem = {
  name: string
  household: string
  foods: ServedFood[]
  figures: Nutrients
  grams: number
} & ({ dish: Dish; servings: number; swaps: Swap<Dish>[] } | { portion: Portion })

/** What is planned before anything is sized: where it lies, and what it is at a factor. */
export interface Sizable extends Adjustable {
  /** It pours, so that nothing solid may lie beside it. */
  isDrink: boolean
  at: (factor: number) => PlannedItem
}

/** A meal before anything is sized. `place` is its number in the written day. */
export interface Plate {
  place: number
  slot: MealType
  isDrink: boolean
}

const THOUSANDTH = { step: 0.001 } as const

const servingsText = (servings: number, { language }: CookedBook): string =>
  amountText({ amount: servings, unit: 'serving' }, language)

const sizableDish = (dish: Dish, servings: number, meal: number, book: CookedBook): Sizable => ({
  calories: dish.calories * servings,
  proteinG: dish.proteinG * servings,
  carbsG: dish.carbsG * servings,
  grams: dish.grams * servings,
  isDrink: dish.isDrink,
  meal,
  planned: 1,
  factors: SERVING_SIZES.map((size) => size / servings),
  at: (factor) => {
    const eaten = roundToStep(servings * factor, THOUSANDTH)
    const foods = servedFoods(weighedFoods(dish.portions, eaten / dish.servings), book.foods)
    return {
      name: dish.name,
      household: servingsText(eaten, book),
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
      household: amountText(portion, book.language),
      foods,
      figures: figuresOf(foods, book.foods),
      grams: portionGrams(portion) ?? 0,
      portion,
    }
  }
  const { figures, grams } = at(1)
  const isDrink = book.foods.get(item.foodId ?? '')?.isDrink === true
  return [{ ...figures, grams, isDrink, meal, planned, factors: SIDE_FACTORS, at }]
}

/** What cannot be looked up is left out: a withdrawn recipe must not take the whole plan with it. */
const sizablesOf = (meal: WrittenMeal, index: number, book: CookedBook, phase: PhaseKey): Sizable[] => [
  ...meal.dishes.flatMap(({ recipeId, servings }) => {
    const dish = book.dishes.get(recipeId)
    return dish?.phases.includes(phase) ? [sizableDish(dish, servings, index, book)] : []
  }),
  ...meal.foods.flatMap((food) => sizableFoods(food, index, 1, book)),
]

/**
 * The meals of a day and what lies on them, before anything is sized, with what is drunk beside food taken off the plate: a drink is had by itself, half an hour apart.
 * Source: health-rules 9b.11 and 5.
 */
export const dayPlates = (
  day: readonly WrittenMeal[],
  extras: WrittenPlan['extras'],
  book: CookedBook,
  phase: PhaseKey,
): { plates: Plate[]; items: Sizable[] } => {
  const written = [
    ...day.flatMap((meal, index) => sizablesOf(meal, index, book, phase)),
    ...extras.flatMap(({ slot, ...food }) => {
      const index = day.findIndex((meal) => meal.slot === slot)
      return index < 0 ? [] : sizableFoods(food, index, 0, book)
    }),
  ]
  const plates = day.flatMap(({ slot }, place): Plate[] => {
    const on = written.filter(({ meal }) => meal === place)
    const drinks = on.filter(({ isDrink }) => isDrink)
    const isApart = drinks.length < on.length
    return [
      ...(isApart ? [{ place, slot, isDrink: false }] : []),
      ...(drinks.length > 0 ? [{ place, slot: isApart ? ('snack' as const) : slot, isDrink: true }] : []),
    ]
  })
  const items = written.map((item) => ({
    ...item,
    meal: plates.findIndex(({ place, isDrink }) => place === item.meal && isDrink === item.isDrink),
  }))
  return { plates, items }
}
