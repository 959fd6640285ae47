import { daysBetween } from '../days/days.js'

/** The days of sips: the day of surgery, which is day 0, and the day after. Source: health-rules 1.1. */
export const CLEAR_DAYS = { from: 0, to: 1 }

/**
 * Whether a day is one of sips only: what the table of phases says, for who needs nothing else of it.
 * Both days are 'YYYY-MM-DD'; RangeError otherwise. Source: health-rules 1.1 and 9b.11.
 */
export const isClearDay = (surgeryDate: string | null, day: string): boolean => {
  if (surgeryDate === null) return false
  const dayNumber = daysBetween(surgeryDate, day)
  return dayNumber >= CLEAR_DAYS.from && dayNumber <= CLEAR_DAYS.to
}
