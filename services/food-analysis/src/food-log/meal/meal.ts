import type {
  EarliestPhase,
  EatenShare,
  FigureOrigin,
  FoodNutrients,
  FoodTag,
  MealFeeling,
  MealType,
  NutrientKey,
  Nutrients,
  PhaseKey,
  RatingLabel,
} from '@gb/domain'

/** How a meal came into the log: read from a photo by a model, a sample, or entered by the person. */
export const MEAL_SOURCES = ['ai', 'sample', 'manual'] as const
export type MealSource = (typeof MEAL_SOURCES)[number]

/** One food on the plate: its weight in g, its figures, and what the rating needs to know of it. */
export type MealItem = FoodNutrients & {
  /** Tells the items of a meal apart while it is corrected; 1 for the first. */
  readonly itemId: number
  /** The food of the food table; null when it is not in there. */
  readonly foodId: string | null
  readonly name: string
  readonly grams: number
  /** Where the figures come from that were not typed. */
  readonly figures: FigureOrigin
  /** Figures the person typed over them. */
  readonly typed: readonly NutrientKey[]
  readonly tags: readonly FoodTag[]
  /** null is "not known". */
  readonly earliestPhase: EarliestPhase | null
  readonly isDrink: boolean
}

/** What is said about a plate: label and score are null when the analysis was not sure enough. */
export interface StoredRating {
  readonly label: RatingLabel | null
  readonly score: number | null
  readonly reasons: readonly string[]
  readonly recommendations: readonly string[]
}

/** A logged meal. `localDate` is the day in `timeZone`, fixed when it was written. */
export interface FoodEntry {
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
  /** How often the person corrected it. */
  readonly revision: number
  /** How much of the plate was eaten: `items` are what was eaten, and grow and shrink with it. */
  readonly eaten: EatenShare
  /** How it sat; empty while nothing was said. */
  readonly felt: readonly MealFeeling[]
}

/** What an analyzer said, kept unchanged beside the entry. */
export interface ModelRecord {
  readonly model: string | null
  readonly promptVersion: string | null
  readonly items: readonly MealItem[]
}

/** A stored meal that is about to change, and what the model had said is on it. */
export interface LockedEntry {
  readonly entry: FoodEntry
  readonly said: readonly MealItem[]
  readonly model: string | null
  readonly promptVersion: string | null
}
