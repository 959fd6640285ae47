const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether the text is a real calendar day; 2026-02-30 is not. */
export const isCalendarDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !CALENDAR_DAY.test(value)) return false
  const midnight = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value)
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * Whether the text is an ISO 8601 instant of a real day, with Z or an offset. Without one it would be an hour of wherever
 * the server happens to stand.
 */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  ISO_INSTANT.test(value) &&
  isCalendarDay(value.slice(0, 10)) &&
  Number.isFinite(Date.parse(value))
