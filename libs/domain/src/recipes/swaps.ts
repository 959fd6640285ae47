import type { Nutrients } from '../meals/nutrients.js'
import type { Allergen, RecipeCategory } from './choices.js'

/** A dish that may stand in for another. Figures and weight are those of one serving. */
export type SwapDish = Pick<Nutrients, 'calories' | 'proteinG' | 'carbsG'> & {
  readonly recipeId: string
  readonly category: RecipeCategory
  readonly grams: number
  /** It pours, so that nothing solid may stand beside it. */
  readonly isDrink: boolean
  /** What it holds of the allergens that labels name. */
  readonly allergens: readonly Allergen[]
}

/** What a swap may weigh and hold at most, in g; null is no limit. */
export interface SwapRoom {
  readonly grams: number | null
  readonly carbsG: number | null
}

/** A dish in place of another, and how many servings of it. */
export interface Swap<Dish extends SwapDish = SwapDish> {
  readonly dish: Dish
  readonly servings: number
}

const SERVINGS = [1, 1.5, 0.5, 0.75, 1.25, 0.25] as const
/** How far a swap may lie from what it replaces, and a floor for small dishes [own]. */
const KCAL = { share: 0.2, floor: 25 } as const
const PROTEIN_G = { share: 0.25, floor: 4 } as const
const MAX_SWAPS = 4

/** Lunch and dinner are one to a kitchen. */
const courseOf = (category: RecipeCategory): string =>
  category === 'lunch' || category === 'dinner' ? 'main' : category

const isNear = (value: number, wanted: number, { share, floor }: typeof KCAL | typeof PROTEIN_G): boolean =>
  Math.abs(value - wanted) <= Math.max(floor, share * wanted)

const fits = (value: number, most: number | null): boolean => most === null || value <= most

/** Whether a dish brings an allergen that the planned one does not have: whoever eats that one may not bear it. */
const bringsAllergen = (dish: SwapDish, planned: SwapDish): boolean =>
  dish.allergens.some((allergen) => !planned.allergens.includes(allergen))

/**
 * Dishes of the same course with about the same energy and protein, at most four: first those without an allergen that
 * the planned dish does not have, and of these the nearest. A drink stands in for a drink alone.
 * @param servings how many servings of `dish` are planned
 * @param others dishes that fit the phase
 * @param room what the plate and the day have room for in its place
 */
export const swapsFor = <Dish extends SwapDish>(
  dish: SwapDish,
  servings: number,
  others: readonly Dish[],
  room: SwapRoom,
): Swap<Dish>[] => {
  const kcal = dish.calories * servings
  const proteinG = dish.proteinG * servings
  return others
    .filter(
      (other) =>
        other.recipeId !== dish.recipeId &&
        other.isDrink === dish.isDrink &&
        courseOf(other.category) === courseOf(dish.category),
    )
    .flatMap((other) => {
      const fitting = SERVINGS.find(
        (count) =>
          isNear(other.calories * count, kcal, KCAL) &&
          isNear(other.proteinG * count, proteinG, PROTEIN_G) &&
          fits(other.grams * count, room.grams) &&
          fits(other.carbsG * count, room.carbsG),
      )
      return fitting === undefined ? [] : [{ dish: other, servings: fitting }]
    })
    .toSorted(
      (a, b) =>
        Number(bringsAllergen(a.dish, dish)) - Number(bringsAllergen(b.dish, dish)) ||
        Math.abs(a.dish.calories * a.servings - kcal) - Math.abs(b.dish.calories * b.servings - kcal),
    )
    .slice(0, MAX_SWAPS)
}
