import type { ErrorCode } from '@gb/domain'
import { HOURLY_CALLS_REACHED } from '../quota/messages.js'
import type { KeyedScan } from '../quota/scan.repository.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { ENDED_WITHOUT_RESULT, MEAL_DELETED } from './messages.js'
import { PROVIDER_FAILED, PROVIDER_TIMEOUT, PROVIDER_UNAVAILABLE } from './analyzer/messages.js'

/** How an analysis stands. */
export const ANALYSIS_STATES = ['running', 'finished', 'failed'] as const

/** An analysis that runs, has its answer, or failed and gave its scan back. */
export type AnalysisState =
  | { readonly state: 'running' }
  | { readonly state: 'finished'; readonly answer: AnalyzeFoodDto }
  | { readonly state: 'failed'; readonly error: ErrorCode; readonly message: string }

type Keyed = KeyedScan<AnalyzeFoodDto>

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  provider_failed: PROVIDER_FAILED,
  provider_timeout: PROVIDER_TIMEOUT,
  provider_unavailable: PROVIDER_UNAVAILABLE,
  gone: MEAL_DELETED,
  too_many_requests: HOURLY_CALLS_REACHED,
}

/** Whether the meal of a finished scan has left the log. */
export const isDeleted = ({ state, answer, failure }: Keyed): boolean =>
  failure === 'gone' || (state === 'committed' && answer === null)

/** How a stored scan stands. One that nobody works on any more has failed, also before the reaper came by. */
export const stateOf = (scan: Keyed): AnalysisState => {
  if (scan.answer) return { state: 'finished', answer: scan.answer }
  if (scan.is_live) return { state: 'running' }
  const error = isDeleted(scan) ? 'gone' : (scan.failure ?? 'unavailable')
  return { state: 'failed', error, message: MESSAGES[error] ?? ENDED_WITHOUT_RESULT }
}
