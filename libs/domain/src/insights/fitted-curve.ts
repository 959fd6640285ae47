import { addDays, daysBetween } from '../days/days.js'
import { weightBaseline } from '../weight/baseline.js'
import {
  type CurveCell,
  type CurveStart,
  curveStart,
  DAYS_PER_MONTH,
  priorCells,
  shapesOf,
} from '../weight/curve.js'
import { bandAt } from '../weight/curve-band.js'
import { curveDays, type ExpectedWeight } from '../weight/expected.js'
import { dailyWeights, type WeighIn } from '../weight/weigh-ins.js'

/** The courses that fit what a person has weighed since the surgery; their chances add up to 1. */
export interface FittedCurve {
  readonly start: CurveStart
  readonly cells: readonly CurveCell[]
  /** The month of the last weigh-ins that they were held against; that of the baseline without any. */
  readonly knownMonth: number
}

/** Weigh-ins up to day 7 are mostly water and say little about the course. Source: health-rules 4.4. */
const FROM_DAY = 8
/** Neighboring weigh-ins are not independent, so that two weeks of them count as one. Source: health-rules 4.4. */
const BLOCK_DAYS = 14
/**
 * Spread of such a mean around the course, as a share of the baseline: the 1.6 % of health-rules 4.4, and more, because
 * the means of people who stall or keep losing lie beside any curve on one side. Source: health-rules 9b.13 [own].
 */
const BLOCK_SPREAD = 0.025
/** A course this unlikely beside the likeliest moves no percentile. */
const NEGLIGIBLE = 1e-5

interface Block {
  readonly month: number
  readonly share: number
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const blocksOf = ({ surgeryDate, baseline }: CurveStart, weighIns: readonly WeighIn[]): Block[] => {
  const points = dailyWeights(weighIns)
    .map(({ day, weightLbs }) => ({ day, at: daysBetween(surgeryDate, day), weightLbs }))
    .filter(({ day, at }) => at >= FROM_DAY && day > baseline.day)
  const blocks = Map.groupBy(points, ({ at }) => Math.floor((at - FROM_DAY) / BLOCK_DAYS))
  return [...blocks.values()].map((inBlock) => ({
    month: meanOf(inBlock.map(({ at }) => at)) / DAYS_PER_MONTH,
    share: meanOf(inBlock.map(({ weightLbs }) => weightLbs)) / baseline.weightLbs,
  }))
}

/** How far a course is from what was weighed, in squared spreads. `gone` is the share of its loss gone by each block. */
const misfitOf = (
  { loss }: CurveCell,
  blocks: readonly Block[],
  gone: readonly number[],
  startGone: number,
): number => {
  const startLeft = 1 - loss * startGone
  return blocks.reduce((sum, { share }, i) => {
    const off = (share - (1 - loss * (gone[i] ?? 0)) / startLeft) / BLOCK_SPREAD
    return sum + off * off
  }, 0)
}

const likelyCells = (start: CurveStart, blocks: readonly Block[]): CurveCell[] => {
  const logs = shapesOf(priorCells(start.bmi)).flatMap(({ goneBy, cells }) => {
    const gone = blocks.map(({ month }) => goneBy(month))
    const startGone = goneBy(start.month)
    return cells.map((cell) => ({
      cell,
      log: Math.log(cell.chance) - misfitOf(cell, blocks, gone, startGone) / 2,
    }))
  })
  const most = logs.reduce((max, { log }) => Math.max(max, log), -Infinity)
  const likely = logs
    .map(({ cell, log }) => ({ ...cell, chance: Math.exp(log - most) }))
    .filter(({ chance }) => chance > NEGLIGIBLE)
  const total = likely.reduce((sum, { chance }) => sum + chance, 0)
  return likely.map((cell) => ({ ...cell, chance: cell.chance / total }))
}

/**
 * Fits the curve to the weigh-ins of a person (prior x likelihood over a grid); leave slips out before. Null without a
 * baseline, and for a BMI the curve was not made for. Source: health-rules 4.4.
 */
export const fitCurve = (person: {
  readonly weighIns: readonly (WeighIn & { readonly isInitial: boolean })[]
  readonly heightInches: number
  readonly surgeryDate: string
  /** lbs; the surgery lies behind. */
  readonly surgeryDayWeightLbs?: number | null
}): FittedCurve | null => {
  const baseline = weightBaseline(person.weighIns, person.surgeryDate, person.surgeryDayWeightLbs)
  const start = baseline === null ? null : curveStart({ ...person, baseline })
  if (start === null) return null
  const blocks = blocksOf(start, person.weighIns)
  const knownMonth = Math.max(start.month, ...blocks.map(({ month }) => month))
  return { start, cells: likelyCells(start, blocks), knownMonth }
}

/** Where 80 of 100 of the fitting courses are on a day, the error of the model included. */
export const fittedBandOn = ({ start, cells, knownMonth }: FittedCurve, day: string): ExpectedWeight => {
  const { baseline, surgeryDate, month: startMonth } = start
  const month = daysBetween(surgeryDate, day) / DAYS_PER_MONTH
  const { low, middle, high } = bandAt(cells, {
    month,
    startMonth,
    certainty: 1,
    monthsAhead: month - knownMonth,
  })
  return {
    day,
    lowLbs: baseline.weightLbs * low,
    middleLbs: baseline.weightLbs * middle,
    highLbs: baseline.weightLbs * high,
  }
}

/** The same from a day to month 24, every second week. */
export const fittedBand = (curve: FittedCurve, from: string): ExpectedWeight[] =>
  curveDays(daysBetween(curve.start.surgeryDate, from)).map((day) =>
    fittedBandOn(curve, addDays(curve.start.surgeryDate, day)),
  )
