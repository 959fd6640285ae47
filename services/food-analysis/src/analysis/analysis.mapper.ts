import { toMealDto } from '../food-log/meal/meal.mapper.js'
import type { FoodEntry } from '../food-log/meal/meal.js'
import { type ScanStatus, toScanStatusDto } from '../quota/quota.mapper.js'
import type { NoMealReason } from './analyzer/analyzed-plate.js'
import type { AnalysisState } from './analysis-state.js'
import type { AnalysisStateDto } from './analysis-state.dto.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { NO_MEAL_MESSAGES } from './messages.js'

/** A logged meal and the counter on the wire. */
export const toMealAnswer = (entry: FoodEntry, status: ScanStatus): AnalyzeFoodDto => ({
  entry_id: entry.entryId,
  analysis: toMealDto(entry),
  ...toScanStatusDto(status),
})

/** An example in place of a meal, and the counter on the wire. */
export const toSampleAnswer = (example: FoodEntry, status: ScanStatus): AnalyzeFoodDto => ({
  entry_id: null,
  analysis: toMealDto(example),
  ...toScanStatusDto(status),
})

/** A photo without a meal and the counter on the wire. */
export const toNoMealAnswer = (reason: NoMealReason, status: ScanStatus): AnalyzeFoodDto => ({
  entry_id: null,
  analysis: null,
  reason,
  message: NO_MEAL_MESSAGES[reason],
  ...toScanStatusDto(status),
})

/** What the mapper of a state needs of the answer it goes into. */
export interface RetryAfterReply {
  header(name: string, value: string): unknown
}

const RETRY_AFTER_SECONDS = '2'

/** The state of an analysis on the wire; while it runs, with the time to ask again. */
export const toAnalysisStateDto = (state: AnalysisState, reply: RetryAfterReply): AnalysisStateDto => {
  if (state.state === 'running') reply.header('Retry-After', RETRY_AFTER_SECONDS)
  return {
    state: state.state,
    answer: state.state === 'finished' ? state.answer : null,
    error: state.state === 'failed' ? state.error : null,
    message: state.state === 'failed' ? state.message : null,
  }
}
