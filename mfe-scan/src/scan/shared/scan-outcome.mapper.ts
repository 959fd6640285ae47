import type { ApiData } from '@gb/api-client'
import { toMeal, toPlate } from '../../shared/meal/meal.mapper'
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

/** The answer of an analysis: a logged meal, an example that is in no log, or why there is none. */
export function toScanOutcome(answer: Answer): ScanOutcome {
  const { analysis, entry_id: entryId } = answer
  const status = toScanStatus(answer)
  if (analysis === null) return { kind: 'no-meal', message: answer.message ?? null, status }
  if (entryId === null) return { kind: 'sample', meal: toPlate(analysis), status }
  return { kind: 'meal', meal: toMeal(analysis, entryId), status }
}
