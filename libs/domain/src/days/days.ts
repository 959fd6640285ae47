const MS_PER_DAY = 86_400_000
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10)

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const lastOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0)

/** `Date.UTC` takes the years below 100 for those of the last century; the calendar repeats after 400 years. */
const CYCLE_YEARS = 400
const CYCLE_MS = 146_097 * MS_PER_DAY

const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO
const ZERO = 48

/**
 * Midnight UTC of a calendar day in ms: a day is counted in UTC, where every day has 24 hours. A diary has hundreds of
 * days, so none is read by way of a text of its own.
 */
const utcMs = (day: string): number => {
  if (!DAY_PATTERN.test(day)) throw new RangeError(`not a calendar day: ${day}`)
  const year = twoDigits(day, 0) * 100 + twoDigits(day, 2)
  const [month, date] = [twoDigits(day, 5), twoDigits(day, 8)]
  if (date < 1 || date > lastOf(year, month)) throw new RangeError(`not a calendar day: ${day}`)
  return Date.UTC(year + CYCLE_YEARS, month - 1, date) - CYCLE_MS
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

/** Days are numbered from here; any day would do. */
export const DAY_ZERO = '2000-01-01'
const ZERO_MS = utcMs(DAY_ZERO)

/** The number of a day, from `DAY_ZERO` on. Throws RangeError on a day that does not exist. */
export const dayNumber = (day: string): number => (utcMs(day) - ZERO_MS) / MS_PER_DAY

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
