const MS_PER_DAY = 86_400_000
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10)

/** Midnight UTC of a calendar day in ms: a day is counted in UTC, where every day has 24 hours. */
const utcMs = (day: string): number => {
  const ms = DAY_PATTERN.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // The 30th of February is read as the 2nd of March.
  if (Number.isNaN(ms) || new Date(ms).getUTCDate() !== Number(day.slice(-2)))
    throw new RangeError(`not a calendar day: ${day}`)
  return ms
}

/** Whether the text is a calendar day that exists, 'YYYY-MM-DD' (2026-02-30 is not). */
export const isDay = (text: string): boolean => {
  try {
    utcMs(text)
    return true
  } catch {
    return false
  }
}

/** Calendar days from a to b ('YYYY-MM-DD'), negative when b is earlier. Throws RangeError on a day that does not exist. */
export const daysBetween = (a: string, b: string): number => (utcMs(b) - utcMs(a)) / MS_PER_DAY

/** The day n calendar days after the given one; n may be negative. Throws RangeError on a day that does not exist. */
export const addDays = (day: string, n: number): string => dayOfDate(new Date(utcMs(day) + n * MS_PER_DAY))

/**
 * Whole calendar months from a to b, negative when b is earlier: 2026-01-31 to 2026-02-28 is 0, to 2026-03-01 is 1.
 * Throws RangeError on a day that does not exist.
 */
export const monthsBetween = (a: string, b: string): number => {
  const from = new Date(utcMs(a))
  const to = new Date(utcMs(b))
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months
}
