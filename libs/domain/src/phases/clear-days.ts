import { daysBetween } from '../days/days.js'
import type { StagedPerson } from './clinic-plan.js'
import { standingDays } from './standing-days.js'

/** The days of sips: the day of surgery, which is day 0, and the day after. Source: health-rules 1.1. */
export const CLEAR_DAYS = { from: 0, to: 1 }

/**
 * Whether a day is one of sips only by the general guide, for who needs nothing else of it.
 * Both days are 'YYYY-MM-DD'; RangeError otherwise. Source: health-rules 1.1 and 9b.11.
 */
export const isUsualClearDay = (surgeryDate: string | null, day: string): boolean => {
  if (surgeryDate === null) return false
  const dayNumber = daysBetween(surgeryDate, day)
  return dayNumber >= CLEAR_DAYS.from && dayNumber <= CLEAR_DAYS.to
}

/**
 * Whether a day is one of sips only: what the phases of a person say, their clinic's plan first.
 * @param day 'YYYY-MM-DD'; RangeError otherwise
 * Source: health-rules 1.1, 1.4 and 9b.11.
 */
export const isClearDay = (person: StagedPerson, day: string): boolean => {
  if (person.surgeryDate === null) return false
  const dayNumber = daysBetween(person.surgeryDate, day)
  return dayNumber >= CLEAR_DAYS.from && dayNumber < clearUntil(person)
}

// Where full liquids are not dated, a later stage that the clinic dates earlier ends the sips all the same.
const clearUntil = (person: StagedPerson): number => {
  const { full, ...later } = standingDays(person)
  return full ?? Math.min(CLEAR_DAYS.to + 1, ...Object.values(later))
}
