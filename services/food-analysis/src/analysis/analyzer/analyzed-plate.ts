import type { AnalysisConfidence } from '@gb/domain'
import type { MealItem, MealSource } from '../../food-log/meal/meal.js'

/** Why a photo has no result: each has its own sentence, logs nothing and costs no scan. */
export const NO_MEAL_REASONS = ['not_food', 'too_dark', 'several_plates'] as const
export type NoMealReason = (typeof NO_MEAL_REASONS)[number]

/** Where a result comes from, kept beside the entry. */
export interface Provenance {
  readonly source: MealSource
  /** Name of the model; null for the sample. */
  readonly model: string | null
  /** Version of the prompt and its schema; null for the sample. */
  readonly promptVersion: string | null
}

/** A plate with what is on it: every text cleaned, every figure inside its limits. */
export interface Plate {
  readonly kind: 'plate'
  readonly items: readonly MealItem[]
  /** How sure the analyzer is; decides only whether a rating is given, and is never shown as accuracy. */
  readonly confidence: AnalysisConfidence
  /** Sentences of ours about what was assumed. */
  readonly assumptions: readonly string[]
}

/** What an analyzer makes of a photo. */
export type AnalyzedPlate = Provenance & (Plate | { readonly kind: NoMealReason })
