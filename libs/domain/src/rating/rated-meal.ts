import type { MealType } from '../entries/entry-choices.js'
import type { EarliestPhase, FoodTag } from '../foods/tags.js'
import type { PhaseKey } from '../phases/phase-keys.js'

/** Labels from best to worst; each is also a style suffix. Source: health-rules 7. */
export const RATING_LABELS = ['excellent', 'good', 'fair', 'poor', 'avoid'] as const
export type RatingLabel = (typeof RATING_LABELS)[number]

/** How sure an analysis is of what it saw. */
export const ANALYSIS_CONFIDENCES = ['high', 'medium', 'low'] as const
export type AnalysisConfidence = (typeof ANALYSIS_CONFIDENCES)[number]

/** One item on the plate. */
export interface RatedItem {
  readonly name: string
  /** Weight in g; 0 is "not said". */
  readonly grams: number
  readonly kcal: number
  readonly proteinG: number
  /** null is "not known", also where only a model guessed it. Source: health-rules 9b.9. */
  readonly earliestPhase: EarliestPhase | null
  readonly tags: readonly FoodTag[]
  readonly isDrink: boolean
}

/** A whole meal: kcal and g of the plate as eaten. null is "not measured" and is never read as 0. */
export interface RatedMeal {
  readonly kcal: number
  readonly proteinG: number
  readonly carbsG: number
  readonly fatG: number
  readonly fiberG: number | null
  /** Where some items have no figure, the sum of those that have one; null where none has. Source: health-rules 9b.10. */
  readonly sugarG: number | null
  /** Whether the sugar of an item is missing in `sugarG`: it may cost points then and brings none. */
  readonly isSugarPartial: boolean
  /** Weight of the plate in g. */
  readonly grams: number | null
  readonly mealType: MealType
  /** null without a surgery date: rated as `regular`. */
  readonly phase: PhaseKey | null
  /** What the person's clinic says that one meal may weigh, in g; absent or null: what the phase says. */
  readonly clinicMealG?: number | null
  /** Whole calendar months since surgery (see monthsBetween), negative before it, null without a date. */
  readonly monthsSinceSurgery: number | null
  readonly items: readonly RatedItem[]
  readonly confidence: AnalysisConfidence
  /** Then there is no energy to stay under, and no alcohol at all. Source: health-rules 9b.7. */
  readonly isPregnant?: boolean | undefined
  /** Under a BMI of 20 there is no energy to stay under either. Source: health-rules 9b.3. */
  readonly isLight?: boolean | undefined
}

/** What is said about a plate. Label and score are null when the analysis is not sure enough. */
export interface MealRating {
  readonly label: RatingLabel | null
  /** 0–100. */
  readonly score: number | null
  readonly reasons: readonly string[]
  /** Two actions. */
  readonly recommendations: readonly [string, string]
}
