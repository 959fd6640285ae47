import type { Nutrients } from '../meals/nutrients.js'
import type { RecipeCategory } from './choices.js'

/** A dish that may stand in for another. Figures are those of one serving. */
export type SwapDish = Pick<Nutrients, 'calories' | 'proteinG'> & {
  readonly recipeId: string
  readonly category: RecipeCategory
}

/** A dish in place of another, and how many servings of it. */
export type Swap<Dish extends SwapDish = SwapDish> = { readonly dish: Dish; readonly servings: number }

const SERVINGS = [1, 1.5, 0.5] as const
/** How far a swap may lie from what it replaces, and a floor for small dishes. Decision [D]. */
const KCAL = { share: 0.2, floor: 25 } as const
const PROTEIN_G = { share: 0.25, floor: 4 } as const
const MAX_SWAPS = 4

/** Lunch and dinner are one to a kitchen. */
const courseOf = (category: RecipeCategory): string =>
  category === 'lunch' || category === 'dinner' ? 'main' : category

const isNear = (value: number, wanted: number, { share, floor }: typeof KCAL | typeof PROTEIN_G): boolean =>
  Math.abs(value - wanted) <= Math.max(floor, share * wanted)

/**
 * Dishes of the same course with about the same energy and protein, the nearest first, at most four.
 * @param servings how many servings of `dish` are planned
 * @param others dishes that fit the phase
 */
export const swapsFor = <Dish extends SwapDish>(
  dish: SwapDish,
  servings: number,
  others: readonly Dish[],
): Swap<Dish>[] => {
  const kcal = dish.calories * servings
  const proteinG = dish.proteinG * servings
  return others
    .filter(
      (other) => other.recipeId !== dish.recipeId && courseOf(other.category) === courseOf(dish.category),
    )
    .flatMap((other) => {
      const fitting = SERVINGS.find(
        (count) =>
          isNear(other.calories * count, kcal, KCAL) && isNear(other.proteinG * count, proteinG, PROTEIN_G),
      )
      return fitting === undefined ? [] : [{ dish: other, servings: fitting }]
    })
    .toSorted(
      (a, b) => Math.abs(a.dish.calories * a.servings - kcal) - Math.abs(b.dish.calories * b.servings - kcal),
    )
    .slice(0, MAX_SWAPS)
}
