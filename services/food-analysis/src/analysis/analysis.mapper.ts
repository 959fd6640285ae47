import { toMealDto } from '../food-log/food-log.mapper.js'
import type { FoodEntry } from '../food-log/meal.js'
import { type ScanStatus, toScanStatusDto } from '../quota/quota.mapper.js'
import type { NoMealReason } from './analyser/analysed-plate.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { NO_MEAL_MESSAGES } from './messages.js'

/** A logged meal and the counter on the wire. */
export const toMealAnswer = (entry: FoodEntry, status: ScanStatus): AnalyzeFoodDto => ({
  entry_id: entry.entryId,
  analysis: toMealDto(entry),
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
