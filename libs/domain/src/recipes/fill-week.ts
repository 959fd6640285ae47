import type { RecipeCategory } from './choices.js'
import type { PlanLimits } from './plan-portion.js'
import type { Swap, SwapDish as SlotDish } from './swaps.js'

/** A place of a day that one dish fills. */
export interface MealSlot {
  readonly category: RecipeCategory
  readonly proteinAimG: number
}

/** What a day should come to; null is no limit. */
export interface WeekAims {
  /** Energy of a day in kcal. */
  readonly kcal: number | null
  readonly limits: PlanLimits
}

const SERVINGS = [1, 0.5, 1.5, 2, 0.75, 1.25, 0.25] as const

/** How bad protein to spare, kcal off and a dish again are, against a gram of protein too few [own]. */
const POINTS_PER_SPARE_GRAM = 0.8
const KCAL_PER_POINT = 6
const POINTS_PER_REPEAT = 4
const POINTS_ON_END = 8

type Option<Dish extends SlotDish> = Swap<Dish> & { readonly points: number }

/** The dishes of the week so far, day by day. */
type Eaten = readonly (readonly string[])[]

/** What one dish should bring, and what the day still allows. */
interface MealAim {
  readonly proteinG: number
  readonly kcal: number | null
  readonly carbsG: number | null
}

const proteinPoints = (off: number): number => (off < 0 ? -off : off * POINTS_PER_SPARE_GRAM)

const repeatPoints = (recipeId: string, eaten: Eaten): number => {
  const again = eaten.flat().filter((eatenId) => eatenId === recipeId).length
  const isOnEnd = eaten.slice(-2).flat().includes(recipeId)
  return again * POINTS_PER_REPEAT + (isOnEnd ? POINTS_ON_END : 0)
}

const optionsOf = <Dish extends SlotDish>(
  aim: MealAim,
  { mealG, drinkG }: PlanLimits,
  dishes: readonly Dish[],
  eaten: Eaten,
): Option<Dish>[] =>
  dishes.flatMap((dish) =>
    SERVINGS.filter(
      (servings) =>
        dish.grams * servings <= ((dish.isDrink ? drinkG : mealG) ?? Infinity) &&
        dish.carbsG * servings <= (aim.carbsG ?? Infinity),
    ).map((servings) => ({
      dish,
      servings,
      points:
        proteinPoints(dish.proteinG * servings - aim.proteinG) +
        (aim.kcal === null ? 0 : Math.abs(dish.calories * servings - aim.kcal) / KCAL_PER_POINT) +
        repeatPoints(dish.recipeId, eaten),
    })),
  )

const bestOf = <Dish extends SlotDish>(options: readonly Option<Dish>[]): Swap<Dish> | null => {
  const [first, ...rest] = options
  if (!first) return null
  const { dish, servings } = rest.reduce(
    (best, option) => (option.points < best.points ? option : best),
    first,
  )
  return { dish, servings }
}

/** What the day still lacks, shared out over the places that are left: a light breakfast leaves more for dinner. */
const aimOf = (
  slots: readonly MealSlot[],
  place: number,
  { kcal, limits }: WeekAims,
  meals: readonly (Swap | null)[],
): MealAim => {
  const proteinG = slots.reduce((sum, slot) => sum + slot.proteinAimG, 0)
  const left = slots.slice(place).reduce((sum, slot) => sum + slot.proteinAimG, 0)
  const share = (slots[place]?.proteinAimG ?? 0) / left
  const had = (of: 'proteinG' | 'calories' | 'carbsG') =>
    meals.reduce((sum, meal) => sum + (meal ? meal.dish[of] * meal.servings : 0), 0)
  return {
    proteinG: (proteinG - had('proteinG')) * share,
    kcal: kcal === null ? null : (kcal - had('calories')) * share,
    carbsG: limits.carbsG === null ? null : limits.carbsG - had('carbsG'),
  }
}

/**
 * A dish for every place of a week: of its category, near the protein and the energy that the day still lacks, light
 * enough for one meal, and seldom the same. The same input always gives the same week. null where no dish fits.
 * @param dishes those that fit the phase
 */
export const fillWeek = <Dish extends SlotDish>(
  days: readonly (readonly MealSlot[])[],
  dishes: readonly Dish[],
  aims: WeekAims,
): (Swap<Dish> | null)[][] => {
  const eaten: string[][] = []
  return days.map((slots) => {
    const today: string[] = []
    eaten.push(today)
    const meals: (Swap<Dish> | null)[] = []
    for (const [place, slot] of slots.entries()) {
      const fitting = dishes.filter(({ category }) => category === slot.category)
      const found = bestOf(optionsOf(aimOf(slots, place, aims, meals), aims.limits, fitting, eaten))
      if (found) today.push(found.dish.recipeId)
      meals.push(found)
    }
    return meals
  })
}
