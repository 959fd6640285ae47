import { scanLimitSentence } from '@gb/domain'
import { situation } from '@gb/service-kit'
import { DAILY_CALLS_REACHED } from './messages.js'

/** The scans that are free are used; takes how many there are and how many were used. */
export class ScanLimitReached extends situation(
  'total_limit_reached',
  (limit: number, _used: number) => scanLimitSentence(limit),
  (limit, used) => ({ members: { scans_used: used, total_limit: limit } }),
) {}

/** More scans in a stretch of time than anybody eats; takes the sentence and the seconds until there is room. */
export class ScansTooOften extends situation(
  'too_many_requests',
  (message: string, _seconds: number) => message,
  (_message, seconds) => ({ retryAfterSeconds: Math.max(1, seconds) }),
) {}

/** The provider was asked as often as a day allows; a later hour may be another day. */
export class DailyCallsReached extends situation('provider_unavailable', DAILY_CALLS_REACHED, {
  retryAfterSeconds: 3_600,
}) {}
