import type { ApiData } from '@gb/api-client'
import { toMeal } from '../../shared/meal/meal.mapper'
import type { ScanOutcome, ScanStatus } from './scan-outcome'

type Answer = ApiData<'/api/analyze-food', 'post'>
type Status = ApiData<'/api/daily-scan-status/{user_id}'>

/** The scan counter of the wire. */
export const toScanStatus = (status: Status): ScanStatus => ({
  used: status.scans_used,
  limit: status.total_limit,
  left: status.scans_remaining,
  isPremium: status.is_premium,
})

/** The answer of an analysis: a meal, or why there is none. */
export const toScanOutcome = (answer: Answer): ScanOutcome =>
  answer.analysis === null || answer.entry_id === null
    ? { kind: 'no-meal', message: answer.message ?? null, status: toScanStatus(answer) }
    : { kind: 'meal', meal: toMeal(answer.analysis, answer.entry_id), status: toScanStatus(answer) }
