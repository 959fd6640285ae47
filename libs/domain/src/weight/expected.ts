import { addDays, daysBetween } from '../days.js'
import { inchesToM, lbsToKg } from '../units.js'
import type { Baseline } from './baseline.js'

/** Where most people are on a day, lbs: 80 of 100 between low and high. */
export type ExpectedWeight = {
  readonly day: string
  readonly lowLbs: number
  readonly middleLbs: number
  readonly highLbs: number
}

/** Loss of alterable weight of a US patient: the middle and its spread. Source: clinical rules 4.2 and 4.4 [D]. */
const ALTERABLE = { middle: 0.42, spread: 0.13 }
const BMI_FLOOR = 13
/** Months until the loss has done 63 % of its way: middle and spread of the logarithm. Source: clinical rules 4.4. */
const TAU = { middle: 3.5, logSpread: 0.25 }
const GRID = { lossFrom: 0.025, lossTo: 0.6, lossStep: 0.0125, tauFrom: 1.6, tauTo: 8, tauStep: 0.8 }
/** What the curve leaves out (plateaus, regain), as a share of the baseline: five equal slices of SD 2.2 %. */
const MODEL_ERRORS = [-1.2816, -0.5244, 0, 0.5244, 1.2816].map((slice) => slice * 0.022)
/** A weight that was just measured is certain; the error is whole after half a month. */
const ERROR_WHOLE_MONTHS = 0.5
const DAYS_PER_MONTH = 30.4375
/** The cohorts behind the curve say nothing about the shape after that. Source: clinical rules 4.2, month 18-24. */
const LAST_MONTH = 24
/** After that the curve is flat and the band would say no more than the scale. Source: clinical rules 4.4, month 18. */
const LAST_START_MONTH = 18
const STEP_DAYS = 14
const LOW = 0.1
const HIGH = 0.9

type Cell = { readonly loss: number; readonly tau: number; readonly chance: number }

const bell = (x: number, middle: number, spread: number): number =>
  Math.exp(-0.5 * ((x - middle) / spread) ** 2)

const bmiOf = (lbs: number, heightInches: number): number => lbsToKg(lbs) / inchesToM(heightInches) ** 2

const stepsOf = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)

const cellsFor = (bmi: number): Cell[] => {
  const k = (bmi - BMI_FLOOR) / bmi
  return stepsOf(GRID.lossFrom, GRID.lossTo, GRID.lossStep).flatMap((loss) =>
    stepsOf(GRID.tauFrom, GRID.tauTo, GRID.tauStep).map((tau) => ({
      loss,
      tau,
      // A normal of ln tau over equal steps of tau: the 1 / tau is the width of a step on the logarithm.
      chance:
        (bell(loss, ALTERABLE.middle * k, ALTERABLE.spread * k) *
          bell(Math.log(tau), Math.log(TAU.middle), TAU.logSpread)) /
        tau,
    })),
  )
}

const lossAt = ({ loss, tau }: Pick<Cell, 'loss' | 'tau'>, month: number): number =>
  loss * (1 - Math.exp(-month / tau))

const quantile = (sorted: readonly { value: number; chance: number }[], share: number): number => {
  const total = sorted.reduce((sum, { chance }) => sum + chance, 0)
  let seen = 0
  for (const { value, chance } of sorted) {
    seen += chance
    if (seen >= share * total) return value
  }
  return sorted.at(-1)?.value ?? Number.NaN
}

/** The weight at the surgery of somebody who weighed this much `month` months after it and loses like most. */
const typicalStartLbs = (weightLbs: number, month: number, heightInches: number): number => {
  const k = (bmi: number) => Math.max(0, (bmi - BMI_FLOOR) / bmi)
  const near =
    weightLbs /
    (1 - lossAt({ loss: ALTERABLE.middle * k(bmiOf(weightLbs, heightInches)), tau: TAU.middle }, month))
  return (
    weightLbs /
    (1 - lossAt({ loss: ALTERABLE.middle * k(bmiOf(near, heightInches)), tau: TAU.middle }, month))
  )
}

/**
 * Where most people are who began like this person, from the baseline to month 24 after the surgery, a value every second week.
 * Not this person's own forecast: nothing logged after the baseline counts.
 *
 * A baseline from after the surgery is not the weight of that day. The band then starts at that weigh-in, with the
 * loss that is still to come, so that it never asks for a loss that lies behind the person.
 * Empty before a surgery date is known, for a BMI the curve was not made for, and from month 18 on.
 * Source: clinical rules 4.4 (prior, curve, model error, 10th and 90th percentile).
 */
export const expectedWeights = (person: {
  readonly baseline: Baseline
  readonly heightInches: number
  readonly surgeryDate: string | null
}): ExpectedWeight[] => {
  const { baseline, heightInches, surgeryDate } = person
  if (surgeryDate === null) return []
  const startDay = baseline.day > surgeryDate ? baseline.day : surgeryDate
  const startMonth = daysBetween(surgeryDate, startDay) / DAYS_PER_MONTH
  if (startMonth >= LAST_START_MONTH) return []
  const bmi = bmiOf(typicalStartLbs(baseline.weightLbs, startMonth, heightInches), heightInches)
  if (bmi < 25 || bmi > 100) return []
  const cells = cellsFor(bmi)
  const lastDay = Math.round(LAST_MONTH * DAYS_PER_MONTH)
  const firstDay = daysBetween(surgeryDate, startDay)
  const days = [...stepsOf(firstDay, lastDay, STEP_DAYS).filter((day) => day < lastDay), lastDay]
  return days.map((day) => {
    const month = day / DAYS_PER_MONTH
    const certainty = Math.min(1, (month - startMonth) / ERROR_WHOLE_MONTHS)
    const weights = cells
      .flatMap((cell) => {
        const left = (1 - lossAt(cell, month)) / (1 - lossAt(cell, startMonth))
        return MODEL_ERRORS.map((error) => ({
          value: baseline.weightLbs * (left + error * certainty),
          chance: cell.chance,
        }))
      })
      .toSorted((a, b) => a.value - b.value)
    return {
      day: addDays(surgeryDate, day),
      lowLbs: quantile(weights, LOW),
      middleLbs: quantile(weights, 0.5),
      highLbs: quantile(weights, HIGH),
    }
  })
}
