import { BACK_DATE } from '../measures/limits.js'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Why an entry cannot be logged at an instant: too far back, or still to come. */
export type InstantFault = 'too_old' | 'ahead'

/**
 * What is wrong with the instant of an entry; null when it may be logged. Both ends of the limit are allowed.
 * @param instant when it happened, ms
 * @param now ms
 * Source: wire-rules 1, "recorded_at up to 5 minutes ahead, 400 days back".
 */
export const instantFault = (instant: number, now: number): InstantFault | null => {
  if (instant - now > BACK_DATE.maxMinutesAhead * MINUTE_MS) return 'ahead'
  return now - instant > BACK_DATE.maxDaysBack * DAY_MS ? 'too_old' : null
}
