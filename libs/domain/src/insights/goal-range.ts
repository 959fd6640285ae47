import { addDays } from '../days.js'
import {
  type CurveCell,
  DAYS_PER_MONTH,
  LAST_CURVE_MONTH,
  lossAt,
  modelErrorsAt,
  stepsOf,
} from '../weight/curve.js'
import type { FittedCurve } from './fitted-curve.js'

/**
 * When the goal may be reached. Of 100 courses that fit, 10 are there by `earliest`, 50 by `likely`, 90 by `latest`,
 * which is null when fewer than 90 are there by month 24, where the curve ends.
 */
export type GoalRange = { readonly earliest: string; readonly likely: string; readonly latest: string | null }

/** The chance to reach the goal by month 24, and when; no range below an even chance. */
export type GoalOutlook = { readonly chance: number; readonly range: GoalRange | null }

/** Goals are looked for every half month: finer than any range that is said. */
const STEP_MONTHS = 0.5

/** A month with what is off from every course then, as a share of the weight at its start. */
type MonthOff = { readonly month: number; readonly off: number }

/** One walk through the months for each equally likely error of the model. */
const walksFrom = ({ start, knownMonth }: FittedCurve): MonthOff[][] =>
  modelErrorsAt(0, 0).map((_, slice) =>
    stepsOf(start.month, LAST_CURVE_MONTH, STEP_MONTHS).map((month) => ({
      month,
      off: modelErrorsAt(month, month - knownMonth)[slice] ?? 0,
    })),
  )

/** The month in which a course, so far off, reaches a share of the weight at its start; null when not by month 24. */
const goalMonth = (cell: CurveCell, startMonth: number, goalShare: number, walk: readonly MonthOff[]) => {
  const startLeft = 1 - lossAt(cell, startMonth)
  return (
    walk.find(({ month, off }) => (1 - lossAt(cell, month)) / startLeft + off <= goalShare)?.month ?? null
  )
}

/** Source: clinical rules 4.4 and 9b.13, "Chance to reach the goal by month 24". */
export const goalOutlook = (
  curve: FittedCurve,
  { goalLbs, today }: { readonly goalLbs: number; readonly today: string },
): GoalOutlook => {
  // The error of the model is carried into the range: each course counts once with each of them.
  const { start, cells } = curve
  const walks = walksFrom(curve)
  const goalShare = goalLbs / start.baseline.weightLbs
  const reaching = cells
    .flatMap((cell) =>
      walks.flatMap((walk) => {
        const month = goalMonth(cell, start.month, goalShare, walk)
        return month === null ? [] : [{ month, chance: cell.chance / walks.length }]
      }),
    )
    .toSorted((a, b) => a.month - b.month)
  const dayBy = (share: number): string | null => {
    let seen = 0
    const found = reaching.find(({ chance }) => {
      seen += chance
      return seen >= share
    })
    if (found === undefined) return null
    const day = addDays(start.surgeryDate, Math.round(found.month * DAYS_PER_MONTH))
    // A course that would have been there by now is one that is about to be.
    return day <= today ? addDays(today, 1) : day
  }
  const [earliest, likely] = [dayBy(0.1), dayBy(0.5)]
  return {
    chance: reaching.reduce((sum, { chance }) => sum + chance, 0),
    range: earliest === null || likely === null ? null : { earliest, likely, latest: dayBy(0.9) },
  }
}
