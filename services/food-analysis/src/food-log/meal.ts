import type { EarliestPhase, FoodTag, MealType, PhaseKey, RatingLabel } from '@gb/domain'

/** Where the figures of a meal come from. */
export const MEAL_SOURCES = ['ai', 'sample'] as const
export type MealSource = (typeof MEAL_SOURCES)[number]

/** Energy in kcal and nutrients in g. */
export type Nutrients = {
  readonly calories: number
  readonly proteinG: number
  readonly carbsG: number
  readonly fatG: number
  readonly fiberG: number
  readonly sugarG: number
}

/** One food on the plate: its weight in g, its figures, and what the rating needs to know of it. */
export type MealItem = Nutrients & {
  readonly name: string
  readonly grams: number
  readonly tags: readonly FoodTag[]
  /** null is "not known". */
  readonly earliestPhase: EarliestPhase | null
  readonly isDrink: boolean
}

/** What is said about a plate: label and score are null when the analysis was not sure enough. */
export type StoredRating = {
  readonly label: RatingLabel | null
  readonly score: number | null
  readonly reasons: readonly string[]
  readonly recommendations: readonly string[]
}

/** A logged meal. `localDate` is the day in `timeZone`, fixed when it was written. */
export type FoodEntry = {
  readonly userId: string
  readonly entryId: string
  readonly recordedAt: string
  readonly timeZone: string
  readonly localDate: string
  readonly mealType: MealType
  readonly items: readonly MealItem[]
  readonly totals: Nutrients
  /** The phase it was rated in; null without a surgery date. */
  readonly phase: PhaseKey | null
  readonly rating: StoredRating
  readonly assumptions: readonly string[]
  readonly source: MealSource
}
