import type { MealType } from '../entries/entry-choices.js'
import type { MealFeeling } from '../meals/felt.js'
import type { RatingLabel } from '../rating/rated-meal.js'

/** A logged meal as far as insights need it. Plain data, so that it can go from process to process. */
export interface LoggedMeal {
  readonly entryId: string
  /** Local day. */
  readonly day: string
  /** The instant in ms since 1970. */
  readonly atMs: number
  readonly mealType: MealType
  /** The names of its items. */
  readonly name: string
  readonly calories: number
  readonly proteinG: number
  /** Null when the plate was not rated. */
  readonly rating: RatingLabel | null
  readonly ratingScore: number | null
  /** Whether the plate holds only drinks: they count for the figures, and are no meal. */
  readonly isDrink: boolean
  /** How it sat; empty while nothing was said. */
  readonly felt: readonly MealFeeling[]
}

/** A logged drink. */
export interface LoggedDrink {
  readonly day: string
  readonly atMs: number
  readonly amountOz: number
}

/** A logged mood, 1 to 10. */
export interface LoggedMood {
  readonly day: string
  readonly moodRating: number
}

/** Rows of one log that insights look at, at most: ten a day over ten years [own]. */
export const LOGGED_ROWS_MAX = 36_500
