import type { Limit } from '../measures/limit.js'

/** Scans a free profile has in all, unless an operator says otherwise. Source: product-rules 9. */
export const DEFAULT_FREE_SCAN_LIMIT = 3

/**
 * Photos of one person that are looked at within an hour, also those that cost no scan: what a provider takes for a
 * photo without food comes out of everybody's daily budget [own], above what premium may scan in an hour.
 */
export const PHOTO_CALLS_PER_HOUR = 40

/** Scans in all that an operator may let a free profile have for a time. Above it, premium is what to give. */
export const OWN_SCAN_LIMIT: Limit = { min: 1, max: 1000, step: 1, unit: 'scans' }

/** How far ahead the end of such a limit may lie. */
export const OWN_SCAN_LIMIT_DAYS = 366

/** How many scans a free profile has: an own limit raises what everybody has, and never lowers it. */
export const scanLimit = (everybodys: number, own: number | null): number => Math.max(everybodys, own ?? 0)

/** Scans used, the free limit, and what is left; `scansRemaining` is null when there is no limit (premium). */
export interface ScanQuota {
  readonly scansUsed: number
  readonly totalLimit: number
  readonly scansRemaining: number | null
}

/** What a person may still scan. Never below 0, also after the limit was lowered. Source: product-rules 1 and 6. */
export const scanQuota = (state: {
  readonly used: number
  readonly limit: number
  readonly isPremium: boolean
}): ScanQuota => ({
  scansUsed: state.used,
  totalLimit: state.limit,
  scansRemaining: state.isPremium ? null : Math.max(0, state.limit - state.used),
})

/** What a person reads when the free scans are used up, before and after a photo. */
export const scanLimitSentence = (limit: number): string =>
  limit === 1
    ? 'You have used your free scan. Upgrade to Premium for unlimited scans.'
    : `You have used all ${limit} of your free scans. Upgrade to Premium for unlimited scans.`
