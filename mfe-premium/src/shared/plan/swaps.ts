import {
  aboutGrams,
  aboutKcal,
  amountText,
  type Language,
  type Needed,
  shoppingList,
  type ShoppingSection,
} from '@gb/domain'
import type { ServedFood } from '../log-meal/use-log-meal'
import type { Recipe } from '../recipe/recipe'
import type { Plan, PlanDay, PlanItem, PlanMeal, SwapChoice } from './plan'

/** Which dish was taken instead, by the place of the dish in the plan. */
export type Swaps = Readonly<Record<string, SwapChoice>>

/** A dish or food as it stands on the plate, after swapping. */
export interface Plate {
  /** Its place in the plan. */
  place: string
  item: PlanItem
  swap: SwapChoice | null
  name: string
  calories: number
  protein: number
}

/** A meal as it is after swapping. */
export interface PlatedMeal extends Pick<PlanMeal, 'slot' | 'name' | 'idea'> {
  plates: Plate[]
}

/** A day as it is after swapping. Its figures are the sums of its plates as they are shown. */
export interface PlatedDay {
  day: number
  calories: number
  protein: number
  meals: PlatedMeal[]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The day with the dishes that were taken instead, and its figures. */
export function platedDay({ day, meals }: PlanDay, swaps: Swaps): PlatedDay {
  const plated = meals.map(({ items, ...about }, meal) => ({
    ...about,
    plates: items.map((item, index) => {
      const place = `${day}/${meal}/${index}`
      const swap = swaps[place] ?? null
      const { name, calories, protein } = swap ?? item
      return { place, item, swap, name, calories, protein }
    }),
  }))
  const plates = plated.flatMap((meal) => meal.plates)
  return {
    day,
    meals: plated,
    calories: sum(plates.map(({ calories }) => aboutKcal(calories))),
    protein: sum(plates.map(({ protein }) => aboutGrams(protein))),
  }
}

/** So many servings, in words. */
export const servingsText = (servings: number, language: Language): string =>
  amountText({ amount: servings, unit: 'serving' }, language)

/** How much of it there is, in the words of its plan. */
export const amountOf = ({ item, swap }: Plate, language: Language): string =>
  swap === null ? item.household : servingsText(swap.servings, language)

/**
 * The swaps that a plan offers today, of those that were chosen: a plan is sized anew as the person changes, and with it
 * the servings of each dish.
 */
export const swapsIn = (
  plan: Pick<Plan, 'plan_id' | 'days'>,
  chosen: readonly { plan_id: string; place: string; recipe_id: string }[],
): Swaps => {
  const offered = new Map(
    plan.days.flatMap(({ day, meals }) =>
      meals.flatMap(({ items }, meal) => items.map((item, index) => [`${day}/${meal}/${index}`, item.swaps])),
    ),
  )
  return Object.fromEntries(
    chosen
      .filter(({ plan_id: id }) => id === plan.plan_id)
      .flatMap(({ place, recipe_id: id }) => {
        const choice = offered.get(place)?.find(({ recipe_id: offer }) => offer === id)
        return choice === undefined ? [] : [[place, choice]]
      }),
  )
}

/** The swaps whose recipe is in the book: without it neither its foods nor what to buy for it are known. */
export const usableSwaps = (swaps: Swaps, recipes: ReadonlyMap<string, Recipe>): Swaps =>
  Object.fromEntries(Object.entries(swaps).filter(([, { recipe_id: id }]) => recipes.has(id)))

/** The foods of a plate, as the food log takes them. */
export function foodsOf({ item, swap }: Plate, recipes: ReadonlyMap<string, Recipe>): readonly ServedFood[] {
  if (swap === null) return item.foods
  return recipes.get(swap.recipe_id)?.foods.map((food) => servedFood(food, swap.servings)) ?? []
}

/** A food of one serving, for that many of them. */
export const servedFood = (food: ServedFood, servings: number): ServedFood => ({
  ...food,
  grams: food.grams * servings,
  calories: food.calories * servings,
  protein_g: food.protein_g * servings,
  carbs_g: food.carbs_g * servings,
  fat_g: food.fat_g * servings,
  fiber_g: food.fiber_g === null ? null : food.fiber_g * servings,
  sugar_g: food.sugar_g === null ? null : food.sugar_g * servings,
})

/** What all days need from the shop after swapping. The list of the server is the same without a swap. */
export function shoppingFor(
  plan: Pick<Plan, 'days'>,
  swaps: Swaps,
  recipes: ReadonlyMap<string, Recipe>,
): ShoppingSection[] {
  const plates = plan.days.flatMap((day) => platedDay(day, swaps).meals.flatMap((meal) => meal.plates))
  return shoppingList(plates.flatMap((plate) => neededFor(plate, recipes)))
}

function neededFor({ item, swap }: Plate, recipes: ReadonlyMap<string, Recipe>): Needed[] {
  if (swap === null && item.purchase !== null) {
    const { shop_name: shopName, shop_section: shopSection, bought_per_gram: boughtPerGram } = item.purchase
    return [{ shopName, shopSection, boughtPerGram, grams: item.grams }]
  }
  const recipe = recipes.get(swap?.recipe_id ?? item.recipe_id ?? '')
  const servings = swap?.servings ?? item.servings
  if (recipe === undefined || servings === null) return []
  return recipe.ingredients.map((ingredient) => ({
    shopName: ingredient.shop_name,
    shopSection: ingredient.shop_section,
    boughtPerGram: ingredient.bought_per_gram,
    grams: ingredient.grams === null ? null : (ingredient.grams * servings) / recipe.servings,
  }))
}
