/** The three boxes of a date as typed. */
export interface DateParts {
  month: string
  day: string
  year: string
}

/** Splits `YYYY-MM-DD` into its boxes; anything else is empty. */
export const partsOf = (date: string): DateParts => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  return { month, day, year }
}

/** `''` when all boxes are empty, `YYYY-MM-DD` when they name a real day, else null. */
export const dateOf = ({ month, day, year }: DateParts): string | null => {
  if (!month && !day && !year) return ''
  if (!/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = new Date(`${text}T00:00:00Z`)
  // An impossible day either has no time or rolls over into the next month.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null
}
