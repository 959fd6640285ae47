import { daysBetween } from '../days/days.js'
import { EARLY_FEVER } from '../thresholds/limits-of-care.js'

/** The days on which somebody is asked how they are: the day of surgery, which is day 0, to the end of the stricter rules. Source: health-rules 6.3. */
export const FIRST_DAYS = { from: 0, to: EARLY_FEVER.days } as const

/**
 * Which of the first days it is, 0 on the day of surgery; null before, after, and without a day of surgery.
 * Both days are 'YYYY-MM-DD'; RangeError otherwise.
 */
export const firstDayOn = (surgeryDate: string | null, day: string): number | null => {
  if (surgeryDate === null) return null
  const dayNumber = daysBetween(surgeryDate, day)
  return dayNumber >= FIRST_DAYS.from && dayNumber <= FIRST_DAYS.to ? dayNumber : null
}

/** What the ids of these entries have in common; the day stands in the last digits. */
const ID_BEFORE_DAY = '00000000-0000-4000-8000-0000'

/**
 * The id of what is answered on a day, 'YYYY-MM-DD'. It is made of the day alone, so that two devices that answer without a
 * connection mean the same entry. Decision 119.
 */
export const recoveryEntryId = (day: string): string => ID_BEFORE_DAY + day.replaceAll('-', '')
