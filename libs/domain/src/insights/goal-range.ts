import { addDays } from '../days/days.js'
import { DAYS_PER_MONTH, LAST_CURVE_MONTH, modelErrorsAt, shapesOf, stepsOf } from '../weight/curve.js'
import type { FittedCurve } from './fitted-curve.js'

/**
 * When the goal may be reached. Of 100 courses that fit, 10 are there by `earliest`, 50 by `likely`, 90 by `latest`,
 * which is null when fewer than 90 are there by month 24, where the curve ends.
 */
export interface GoalRange {
  readonly earliest: string
  readonly likely: string
  readonly latest: string | null
}

/** The chance to reach the goal by month 24, and when; no range below an even chance. */
export interface GoalOutlook {
  readonly chance: number
  readonly range: GoalRange | null
}

/** Goals are looked for every half month: finer than any range that is said. */
const STEP_MONTHS = 0.5

/** What is off from every course in each of these months, for each equally likely error of the model. */
const errorsIn = (months: readonly number[], knownMonth: number): number[][] =>
  modelErrorsAt(0).map((_, slice) => months.map((month) => modelErrorsAt(month - knownMonth)[slice] ?? 0))

/** Source: health-rules 4.4 and 9b.13, "Chance to reach the goal by month 24". */
export const goalOutlook = (
  curve: FittedCurve,
  { goalLbs, today }: { readonly goalLbs: number; readonly today: string },
): GoalOutlook => {
  const { start, cells, knownMonth } = curve
  // The error of the model is carried into the range: each course counts once with each of its sizes.
  const months = stepsOf(start.month, LAST_CURVE_MONTH, STEP_MONTHS)
  const errors = errorsIn(months, knownMonth)
  const goalShare = goalLbs / start.baseline.weightLbs
  const chances = months.map(() => 0)
  for (const { goneBy, cells: alike } of shapesOf(cells)) {
    const gone = months.map(goneBy)
    const startGone = goneBy(start.month)
    for (const { loss, chance } of alike) {
      const startLeft = 1 - loss * startGone
      for (const off of errors) {
        const first = gone.findIndex((lost, i) => (1 - loss * lost) / startLeft + (off[i] ?? 0) <= goalShare)
        if (first >= 0) chances[first] = (chances[first] ?? 0) + chance / errors.length
      }
    }
  }
  const reaching = months.map((month, i) => ({ month, chance: chances[i] ?? 0 }))
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
