import type { FigureOrigin, FoodNutrients, NutrientKey, Nutrients, RatingLabel } from '@gb/domain'

/** One food on the plate. Its figures are estimates, but for those in `typed`. */
export type FoodItem = FoodNutrients & {
  /** Number of the item in its meal. */
  readonly itemId: number
  /** The food of the food table; null when it is not in there. */
  readonly foodId: string | null
  readonly name: string
  readonly grams: number
  /** Where the figures come from that were not typed. */
  readonly origin: FigureOrigin
  /** Figures that the person typed over. */
  readonly typed: readonly NutrientKey[]
}

/** A plate that is in the log, added up and rated. */
export type ScannedMeal = {
  /** Key of the logged meal. */
  readonly entryId: string
  readonly items: readonly FoodItem[]
  readonly totals: Nutrients
  /** null: not sure enough for a rating. */
  readonly rating: RatingLabel | null
  readonly reasons: readonly string[]
  readonly recommendations: readonly string[]
  readonly timingNote: string
  readonly assumptions: readonly string[]
  /** No AI is connected: an example, not this plate. */
  readonly isSample: boolean
}

/** The scan counter. `left` is null when there is no limit. */
export type ScanStatus = {
  readonly used: number
  readonly limit: number
  readonly left: number | null
  readonly isPremium: boolean
}

/** What an analysis ends with. Without a meal nothing was logged and no scan was used. */
export type ScanOutcome =
  | { readonly kind: 'meal'; readonly meal: ScannedMeal; readonly status: ScanStatus }
  | { readonly kind: 'no-meal'; readonly message: string | null; readonly status: ScanStatus }
