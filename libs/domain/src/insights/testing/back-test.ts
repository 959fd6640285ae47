import { addDays, daysBetween } from '../../days/days.js'
import { withoutSlips } from '../../weight/counted.js'
import { slopeOf } from '../../weight/slopes.js'
import { dailyWeights, type WeighIn } from '../../weight/weigh-ins.js'
import { fitCurve, fittedBandOn } from '../fitted-curve.js'
import { cohort, type Patient, PATIENT_KINDS } from './patients.js'

/** How well the weight of month 12 was foreseen from the first months. */
export interface BackTestRow {
  readonly months: number
  /** Mean absolute error, lbs: of the curve, and of a straight line through the last 6 weeks. */
  readonly curveErrorLbs: number
  readonly lineErrorLbs: number
  /** Share of patients whose true weight lay in the band of 80 %. */
  readonly inBand: number
  /** Mean width of that band, lbs. */
  readonly bandLbs: number
}

const HORIZON_DAY = 365
const LINE_DAYS = 42
const MONTHS = [2, 3, 4, 6] as const
const OF_EACH_KIND = 25
/** How many patients are looked back at. */
export const BACK_TEST_PATIENTS = OF_EACH_KIND * PATIENT_KINDS.length

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Goes on as in the last six weeks. */
const straightLine = (weighIns: readonly WeighIn[], day: string): number => {
  const daily = dailyWeights(weighIns)
  const last = daily.at(-1)
  const recent = daily.filter((one) => last && daysBetween(one.day, last.day) <= LINE_DAYS)
  return (last?.weightLbs ?? 0) + (slopeOf(recent) ?? 0) * daysBetween(last?.day ?? day, day)
}

const oneOf = (patient: Patient, months: number) => {
  const weighIns = withoutSlips(patient.weighIns(Math.round(months * 30.4375)))
  const day = addDays(patient.surgeryDate, HORIZON_DAY)
  const curve = fitCurve({ ...patient, weighIns })
  if (curve === null) throw new RangeError('a patient outside the curve')
  const band = fittedBandOn(curve, day)
  const truth = patient.truthLbs(HORIZON_DAY)
  return {
    curve: Math.abs(band.middleLbs - truth),
    line: Math.abs(straightLine(weighIns, day) - truth),
    isIn: truth >= band.lowLbs && truth <= band.highLbs,
    width: band.highLbs - band.lowLbs,
  }
}

/** Foresees month 12 of generated patients from 2, 3, 4 and 6 months. Source: health-rules 4.4, last line. */
export const backTest = (): BackTestRow[] => {
  const patients = cohort(OF_EACH_KIND)
  return MONTHS.map((months) => {
    const results = patients.map((patient) => oneOf(patient, months))
    return {
      months,
      curveErrorLbs: meanOf(results.map(({ curve }) => curve)),
      lineErrorLbs: meanOf(results.map(({ line }) => line)),
      inBand: meanOf(results.map(({ isIn }) => (isIn ? 1 : 0))),
      bandLbs: meanOf(results.map(({ width }) => width)),
    }
  })
}
