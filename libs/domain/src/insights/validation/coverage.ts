import { addDays } from '../../days/days.js'
import { fitCurve, fittedBandOn } from '../fitted-curve.js'
import { cohortPerson } from './cohort-courses.js'

/** How often the true weight of a month lay in the band of 80 %, foreseen from so many months. */
export interface CoverageRow {
  readonly knownMonths: number
  readonly month: number
  readonly inBand: number
}

const KNOWN_MONTHS = [3, 6, 12] as const
const AHEAD_MONTHS = [6, 9, 12, 18, 24] as const
const DAYS_PER_MONTH = 30.4375
/** Where the samples begin: one sample alone is some points off by chance, and a width would be fitted to that. */
const SAMPLES = [5000, 20_000, 40_000, 60_000, 80_000] as const
const OF_EACH_SAMPLE = 120
/** How many people are looked at. */
export const COVERAGE_PEOPLE = SAMPLES.length * OF_EACH_SAMPLE

/** The coverage of the band per month, of people whose courses are of another family than the model's. */
export const coverage = (): CoverageRow[] => {
  const all = SAMPLES.flatMap((from) =>
    Array.from({ length: OF_EACH_SAMPLE }, (_, at) => cohortPerson(from + at)),
  )
  return KNOWN_MONTHS.flatMap((knownMonths) => {
    const fitted = all.map((person) => {
      const weighIns = person.weighIns(Math.round(knownMonths * DAYS_PER_MONTH))
      const curve = fitCurve({ ...person, weighIns })
      if (curve === null) throw new RangeError('a person outside the curve')
      return { person, curve }
    })
    return AHEAD_MONTHS.filter((month) => month > knownMonths).map((month) => {
      const dayNumber = Math.round(month * DAYS_PER_MONTH)
      const held = fitted.filter(({ person, curve }) => {
        const { lowLbs, highLbs } = fittedBandOn(curve, addDays(person.surgeryDate, dayNumber))
        const truth = person.truthLbs(dayNumber)
        return truth >= lowLbs && truth <= highLbs
      })
      return { knownMonths, month, inBand: held.length / all.length }
    })
  })
}
