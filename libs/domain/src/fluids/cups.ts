import { daysBetween } from '../days/days.js'
import { CLEAR_DAYS } from '../phases/clear-days.js'

/** What one tap logs, in US fl oz. */
export interface Cups {
  /** The one that stands on Home. */
  readonly glassOz: number
  /** All of them, smallest first. */
  readonly cupsOz: readonly number[]
}

const SIPS_OZ = [1, 2, 4, 8] as const
const CUPS_OZ = [4, 8, 12, 16] as const

/** The last day on which all food and drink is liquid. Source: health-rules 1.1, full liquids. */
export const LAST_LIQUID_DAY = 13

/**
 * The cups of a day. Without a surgery date the usual ones: the phase is not guessed. By the day alone, as the question about
 * large drinks is: a clinic whose stages are quicker does not make a new sleeve wider. Source: health-rules 2.4, Pace and One tap.
 * @param day YYYY-MM-DD
 */
export const cupsOn = (surgeryDate: string | null, day: string): Cups => {
  const dayNumber = surgeryDate === null ? null : daysBetween(surgeryDate, day)
  if (dayNumber === null || dayNumber < CLEAR_DAYS.from || dayNumber > LAST_LIQUID_DAY)
    return { glassOz: 8, cupsOz: CUPS_OZ }
  return { glassOz: dayNumber <= CLEAR_DAYS.to ? 1 : 2, cupsOz: SIPS_OZ }
}
