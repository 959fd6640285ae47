import type { RatingLabel } from '@gb/domain'

/** Energy in kcal, the rest in g. All are estimates. */
export type Nutrients = {
  readonly calories: number
  readonly proteinG: number
  readonly carbsG: number
  readonly fatG: number
  readonly fiberG: number
  readonly sugarG: number
}

/** One food on the plate. */
export type FoodItem = {
  readonly name: string
  readonly grams: number
  readonly calories: number
  readonly proteinG: number
}

/** A plate that was analyzed, logged and rated. */
export type ScannedMeal = {
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
