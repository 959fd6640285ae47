import type { MealType } from '@gb/domain'
import type { AnalyzedPlate } from './analyzed-plate.js'

/** Looks at a photo of food. One call is at most one request to a provider. */
export abstract class FoodAnalyzer {
  /** Version of the question that goes with a photo; null when nothing is asked. */
  abstract readonly promptVersion: string | null

  /**
   * @param image a JPEG of ours, without metadata
   * @param mealType the only thing about the person that may leave the house
   * @param signal ends the call: the time is up
   * @throws AppError `provider_failed`, `provider_timeout` or `provider_unavailable`
   */
  abstract analyze(image: Buffer, mealType: MealType, signal: AbortSignal): Promise<AnalyzedPlate>
}
