import { addDays, daysBetween } from '../days/days.js'
import type { Baseline } from './baseline.js'
import { curveStart, DAYS_PER_MONTH, LAST_CURVE_MONTH, priorCells, stepsOf } from './curve.js'
import { bandAt } from './curve-band.js'

/** Where most people are on a day, lbs: 80 of 100 between low and high. */
export interface ExpectedWeight {
  readonly day: string
  readonly lowLbs: number
  readonly middleLbs: number
  readonly highLbs: number
}

/** A weight that was just measured is certain; the error is whole after half a month. */
const ERROR_WHOLE_MONTHS = 0.5
/** After that the curve is flat and the band would say no more than the scale. Source: health-rules 4.4, month 18. */
const LAST_START_MONTH = 18
const STEP_DAYS = 14

/** Day numbers after the surgery from one to month 24, every second week, both ends included. */
export const curveDays = (firstDay: number): number[] => {
  const lastDay = Math.round(LAST_CURVE_MONTH * DAYS_PER_MONTH)
  return [...stepsOf(firstDay, lastDay, STEP_DAYS).filter((day) => day < lastDay), lastDay]
}

/**
 * Where most people are who began like this person, from the baseline to month 24 after the surgery, a value every second week.
 * Not this person's own forecast: nothing logged after the baseline counts.
 *
 * A baseline from after the surgery is not the weight of that day. The band then starts at that weigh-in, with the
 * loss that is still to come, so that it never asks for a loss that lies behind the person.
 * Empty before a surgery date is known, for a BMI the curve was not made for, and from month 18 on.
 * Source: health-rules 4.4 (prior, curve, model error, 10th and 90th percentile).
 */
export const expectedWeights = (person: {
  readonly baseline: Baseline
  readonly heightInches: number
  readonly surgeryDate: string | null
}): ExpectedWeight[] => {
  const { baseline, surgeryDate } = person
  const start = surgeryDate === null ? null : curveStart({ ...person, surgeryDate })
  if (start === null || start.month >= LAST_START_MONTH) return []
  const cells = priorCells(start.bmi)
  const firstDay = Math.max(0, daysBetween(start.surgeryDate, baseline.day))
  return curveDays(firstDay).map((day) => {
    const month = day / DAYS_PER_MONTH
    const certainty = Math.min(1, (month - start.month) / ERROR_WHOLE_MONTHS)
    const band = bandAt(cells, { month, startMonth: start.month, certainty, monthsAhead: 0 })
    return {
      day: addDays(start.surgeryDate, day),
      lowLbs: baseline.weightLbs * band.low,
      middleLbs: baseline.weightLbs * band.middle,
      highLbs: baseline.weightLbs * band.high,
    }
  })
}
