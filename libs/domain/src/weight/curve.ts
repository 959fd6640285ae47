import { daysBetween } from '../days/days.js'
import type { Baseline } from './baseline.js'
import { bmiOf } from './bmi.js'

/**
 * One possible course: the share of the weight that is lost in the end, months until 63 % of it, the share of that loss
 * that is regained between month 12 and 24, and how likely.
 */
export interface CurveCell {
  readonly loss: number
  readonly tau: number
  readonly regain: number
  readonly chance: number
}

/** Where somebody's curve starts. `month` is 0 at the surgery; `bmi` is that of the weight at the surgery. */
export interface CurveStart {
  readonly surgeryDate: string
  readonly baseline: Baseline
  readonly month: number
  readonly bmi: number
}

/** Loss of alterable weight of a US patient: the middle and its spread. Source: health-rules 4.2 and 4.4 [own]. */
const ALTERABLE = { middle: 0.42, spread: 0.13 }
const BMI_FLOOR = 13
/** BMI the cohorts behind the curve cover. */
const BMI = { min: 25, max: 100 }
/** Months until the loss has done 63 % of its way: middle and spread of the logarithm. Source: health-rules 4.4. */
const TAU = { middle: 3.6, logSpread: 0.26 }
const GRID = { lossFrom: 0.025, lossTo: 0.6, lossStep: 0.005, tauFrom: 1.6, tauTo: 8, tauStep: 0.4 }
/** About a third gain between years 1 and 2, some of them much. Source: health-rules 9b.13 and 4.3 [own]. */
const REGAIN: readonly { readonly regain: number; readonly chance: number }[] = [
  { regain: 0, chance: 2 / 3 },
  { regain: 0.1, chance: 2 / 9 },
  { regain: 0.25, chance: 1 / 9 },
]
const REGAIN_FROM_MONTH = 12
const REGAIN_MONTHS = 12
/**
 * Losses begin faster and end later than a plain exponential: published means lie a third of the way after a month, and go
 * on until month 18. With an exponent of 1, three months of weights foresaw too much. Source: health-rules 4.4 and 9b.13.
 */
const FRONT_LOADED = 0.84
/** Five equal slices of a normal error. */
const ERROR_SLICES = [-1.2816, -0.5244, 0, 0.5244, 1.2816]
/**
 * Spread of what the curve leaves out (plateaus, regain beyond its own), as a share of the baseline: at first, and more
 * for each month ahead of the last weigh-in up to a year. So wide that courses of another kind lie in the band.
 * Source: health-rules 4.4 and 9b.13 [own].
 */
const MODEL_ERROR = { spread: 0.01, perMonthAhead: 0.002, mostMonthsAhead: 12 }
export const DAYS_PER_MONTH = 30.4375
/** The cohorts behind the curve say nothing about the shape after that. Source: health-rules 4.2, month 18-24. */
export const LAST_CURVE_MONTH = 24
const bell = (x: number, middle: number, spread: number): number =>
  Math.exp(-0.5 * ((x - middle) / spread) ** 2)

/** The numbers from one to another, both included. */
export const stepsOf = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)

/** The share of its loss that a course has regained by a month. */
const regainedAt = (regain: number, month: number): number =>
  regain * Math.min(1, Math.max(0, (month - REGAIN_FROM_MONTH) / REGAIN_MONTHS))

/** The share of the weight at the surgery that a course has lost by a month. Source: health-rules 4.4 and 9b.13. */
export const lossAt = ({ loss, tau, regain }: Omit<CurveCell, 'chance'>, month: number): number =>
  loss * (1 - Math.exp(-((month / tau) ** FRONT_LOADED))) * (1 - regainedAt(regain, month))

/**
 * The error of the model, in five equally likely shares of the baseline.
 * @param monthsAhead how far the month is from the last weigh-in that the courses were held against; 0 when against none
 * Source: health-rules 4.4 and 9b.13.
 */
export const modelErrorsAt = (monthsAhead: number): number[] => {
  const ahead = Math.min(MODEL_ERROR.mostMonthsAhead, Math.max(0, monthsAhead))
  const spread = MODEL_ERROR.spread + MODEL_ERROR.perMonthAhead * ahead
  return ERROR_SLICES.map((slice) => slice * spread)
}

/** Courses that differ only in how much is lost: how far each is in a month depends on their common shape alone. */
export interface CurveShape {
  /** The share of its loss that each has lost by a month. */
  readonly goneBy: (month: number) => number
  readonly cells: readonly CurveCell[]
}

const SHAPES = new WeakMap<readonly CurveCell[], readonly CurveShape[]>()

/** The courses by their shape, found once for a list: for each month of a band there are thousands of courses, and fifty shapes. */
export const shapesOf = (cells: readonly CurveCell[]): readonly CurveShape[] => {
  const known = SHAPES.get(cells)
  if (known !== undefined) return known
  const shapes = [...Map.groupBy(cells, ({ tau, regain }) => `${tau} ${regain}`).values()].map((group) => {
    const { tau = 1, regain = 0 } = group[0] ?? {}
    return { goneBy: (month: number) => lossAt({ loss: 1, tau, regain }, month), cells: group }
  })
  SHAPES.set(cells, shapes)
  return shapes
}

/** Every course and how likely it is before anything is known of a person but their BMI. Source: health-rules 4.4. */
export const priorCells = (bmi: number): CurveCell[] => {
  const k = (bmi - BMI_FLOOR) / bmi
  const taus = stepsOf(GRID.tauFrom, GRID.tauTo, GRID.tauStep).map((tau) => ({
    tau,
    // A normal of ln tau over equal steps of tau: the 1 / tau is the width of a step on the logarithm.
    chance: bell(Math.log(tau), Math.log(TAU.middle), TAU.logSpread) / tau,
  }))
  return stepsOf(GRID.lossFrom, GRID.lossTo, GRID.lossStep).flatMap((loss) => {
    const chance = bell(loss, ALTERABLE.middle * k, ALTERABLE.spread * k)
    return taus.flatMap((one) =>
      REGAIN.map(({ regain, chance: often }) => ({
        loss,
        tau: one.tau,
        regain,
        chance: chance * one.chance * often,
      })),
    )
  })
}

/** The weight at the surgery of somebody who weighed this much `month` months after it and loses like most. */
const typicalStartLbs = (weightLbs: number, month: number, heightInches: number): number => {
  const k = (bmi: number) => Math.max(0, (bmi - BMI_FLOOR) / bmi)
  const typical = (bmi: number) =>
    lossAt({ loss: ALTERABLE.middle * k(bmi), tau: TAU.middle, regain: 0 }, month)
  const near = weightLbs / (1 - typical(bmiOf(weightLbs, heightInches)))
  return weightLbs / (1 - typical(bmiOf(near, heightInches)))
}

/**
 * Where the curve of a person starts: at the surgery, or at a first weigh-in after it. Null for a BMI that the curve
 * was not made for.
 */
export const curveStart = (person: {
  readonly baseline: Baseline
  readonly heightInches: number
  readonly surgeryDate: string
}): CurveStart | null => {
  const { baseline, heightInches, surgeryDate } = person
  const month = Math.max(0, daysBetween(surgeryDate, baseline.day)) / DAYS_PER_MONTH
  const bmi = bmiOf(typicalStartLbs(baseline.weightLbs, month, heightInches), heightInches)
  return bmi < BMI.min || bmi > BMI.max ? null : { surgeryDate, baseline, month, bmi }
}
