const ASKED_AGAIN_MS = 1000

let kept = { zone: '', offset: Number.NaN, at: Number.NEGATIVE_INFINITY }

/**
 * Zone of this device, `UTC` where the platform does not tell. A browser makes a formatter for each question, a tenth of
 * what it takes to show Home, so the answer holds for a second, or until the clock on the wall jumps.
 */
export function deviceTimeZone(): string {
  const now = new Date()
  const at = now.getTime()
  const offset = now.getTimezoneOffset()
  const isFresh = kept.offset === offset && at >= kept.at && at - kept.at < ASKED_AGAIN_MS
  if (!isFresh) kept = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC', offset, at }
  return kept.zone
}
