import { type LengthLimit, type Limit, roundToStep } from '../measures/limit.js'
import type { FoodNutrients } from '../meals/nutrients.js'
import type { EarliestPhase, FoodTag } from './tags.js'

/** Key of a food, in characters: `cottage-cheese-1-percent`, `fdc-171077`, `ean-0012345678905`. */
export const FOOD_ID_LENGTH: LengthLimit = { min: 1, max: 80 }

/** Name of a food, in characters. security-rules 2.10 bounds the items of a meal the same way. */
export const FOOD_NAME_LENGTH: LengthLimit = { min: 1, max: 120 }

/** Name of a household portion, in characters [own]. */
export const PORTION_NAME_LENGTH: LengthLimit = { min: 1, max: 60 }

/** Weight of one household portion, in g: from a single pea to a family dish [own]. */
export const PORTION_GRAMS: Limit = { min: 0.1, max: 2000, step: 0.01, unit: 'g' }

/** Household portions of one food at most [own]. */
export const MAX_PORTIONS = 12

/** What may be typed to search for a food, in characters [own]. */
export const FOOD_QUERY_LENGTH: LengthLimit = { min: 1, max: 100 }

/** Foods a search answers: when not asked, and at most [own]. */
export const FOOD_SEARCH_LIMIT = { default: 20, max: 50 } as const

/** Energy of 100 g of a food, in kcal: pure fat has 902. */
export const FOOD_KCAL_PER_100_G: Limit = { min: 0, max: 905, step: 0.1, unit: 'kcal' }

/** One nutrient of 100 g of a food, in g. */
export const FOOD_GRAMS_PER_100_G: Limit = { min: 0, max: 100, step: 0.01, unit: 'g' }

/** Where a food comes from: the product's own table, a FoodData Central download, or a product's label. */
export const FOOD_SOURCES = ['own', 'fdc', 'product'] as const
export type FoodSource = (typeof FOOD_SOURCES)[number]

/** A household measure of a food and what one of it weighs: `cup` of cottage cheese is 226 g. */
export interface FoodPortion {
  readonly name: string
  readonly grams: number
}

/** A food of the food table. */
export interface Food {
  readonly foodId: string
  readonly source: FoodSource
  readonly name: string
  /** Figures of 100 g. Fiber and sugar are null where the label or the download leaves them out. */
  readonly per100g: FoodNutrients
  /** The first one is the usual serving. */
  readonly portions: readonly FoodPortion[]
  /** null is "not known". */
  readonly earliestPhase: EarliestPhase | null
  readonly tags: readonly FoodTag[]
  readonly isDrink: boolean
  /** Other names it is found by. */
  readonly aliases: readonly string[]
}

const TENTH = { step: 0.1 } as const

/**
 * Figures of an amount of a food, rounded to a tenth.
 * @param grams what is eaten, in g
 */
export const nutrientsFor = ({ per100g }: Pick<Food, 'per100g'>, grams: number): FoodNutrients => {
  const share = (figure: number): number => roundToStep((figure * grams) / 100, TENTH)
  const shareOrNull = (figure: number | null): number | null => (figure === null ? null : share(figure))
  return {
    calories: share(per100g.calories),
    proteinG: share(per100g.proteinG),
    carbsG: share(per100g.carbsG),
    fatG: share(per100g.fatG),
    fiberG: shareOrNull(per100g.fiberG),
    sugarG: shareOrNull(per100g.sugarG),
  }
}
