import type { HydrationDay, NutritionDay } from './day-series.js'
import { type Insight, known, missing } from './insight.js'

/** A share of days in whole percent, with the days behind it. */
export interface Score {
  readonly percent: number
  /** Days that count. */
  readonly days: number
}

/** Nine tenths of the goal are as good as the goal: estimates of plates are no finer. Source: wire-rules 4. */
const PROTEIN_TENTHS = 9

/** The share of days that hold, in whole percent. Not for an empty list. */
export const shareOf = (days: readonly boolean[]): Score => ({
  percent: Math.round((100 * days.filter((holds) => holds).length) / days.length),
  days: days.length,
})

/** Share of days with food on which protein was at least 90 % of that day's goal. Source: wire-rules 4. */
export const proteinConsistency = (days: readonly NutritionDay[]): Insight<Score> => {
  if (days.length === 0) return missing('no_food_logged')
  const reached = days.flatMap(({ proteinG, proteinGoalG }) =>
    proteinGoalG === null ? [] : [10 * proteinG >= PROTEIN_TENTHS * proteinGoalG],
  )
  return reached.length === 0 ? missing('no_protein_goal') : known(shareOf(reached))
}

/** Share of days with fluids on which they reached that day's goal. Source: wire-rules 4. */
export const hydrationCompliance = (days: readonly HydrationDay[]): Insight<Score> =>
  days.length === 0
    ? missing('no_fluids_logged')
    : known(shareOf(days.map(({ totalOz, goalOz }) => totalOz >= goalOz)))

/** Mean of min(1, fluids / goal) over the days with fluids. Source: wire-rules 4. */
export const hydrationScore = (days: readonly HydrationDay[]): Insight<Score> => {
  if (days.length === 0) return missing('no_fluids_logged')
  const sum = days.reduce((total, { totalOz, goalOz }) => total + Math.min(1, totalOz / goalOz), 0)
  return known({ percent: Math.round((100 * sum) / days.length), days: days.length })
}

/** Under so many finished days a score says nothing. Source: health-rules 9b.14. */
const LEAST_SCORE_DAYS = 3

/** A score of enough days, or that there are too few. Source: health-rules 9b.14. */
export const ofEnoughDays = (score: Insight<Score>): Insight<Score> =>
  score.value !== null && score.value.days < LEAST_SCORE_DAYS ? missing('too_few_days') : score
