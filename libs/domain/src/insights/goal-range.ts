import { addDays } from '../days.js'
import { type CurveCell, type CurveStart, DAYS_PER_MONTH, LAST_CURVE_MONTH, lossAt } from '../weight/curve.js'
import type { FittedCurve } from './fitted-curve.js'

/**
 * When the goal may be reached. Of 100 courses that fit, 10 are there by `earliest`, 50 by `likely`, 90 by `latest`,
 * which is null when fewer than 90 are there by month 24, where the curve ends.
 */
export type GoalRange = { readonly earliest: string; readonly likely: string; readonly latest: string | null }

/** The chance to reach the goal by month 24, and when; no range below an even chance. */
export type GoalOutlook = { readonly chance: number; readonly range: GoalRange | null }

/** The month in which a course reaches a weight; null when it does not by month 24. */
const goalMonth = (cell: CurveCell, { month, baseline }: CurveStart, goalLbs: number): number | null => {
  const need = 1 - (goalLbs / baseline.weightLbs) * (1 - lossAt(cell, month))
  if (need >= cell.loss) return null
  const reached = need <= 0 ? month : -cell.tau * Math.log(1 - need / cell.loss)
  return reached > LAST_CURVE_MONTH ? null : reached
}

/** Source: clinical rules 4.4, "Chance to reach the goal by month 24". */
export const goalOutlook = (
  { start, cells }: FittedCurve,
  { goalLbs, today }: { readonly goalLbs: number; readonly today: string },
): GoalOutlook => {
  const reaching = cells
    .flatMap((cell) => {
      const month = goalMonth(cell, start, goalLbs)
      return month === null ? [] : [{ month, chance: cell.chance }]
    })
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
