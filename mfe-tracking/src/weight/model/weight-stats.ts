import { type AskedWeighIn, dailyWeights, daysBetween, slopeOf, withoutSlips } from '@gb/domain'

/** Numbers beside the chart; null where there is too little to say. */
export interface WeightStats {
  /** Mean of the daily weights of the last 7 days. */
  weekAverageLbs: number | null
  /** Change in a week over the last 4 weeks; negative while losing. */
  perWeekLbs: number | null
  lowestLbs: number | null
}

const WEEK = { days: 7, least: 2 }
const MONTH = { days: 28, least: 4, span: 14 }

/**
 * What looks like a slip is left out until it is confirmed.
 * @param weighIns newest first
 * @param today local day
 * Source: wire-rules 4, 7_day_average and rate_per_week, over four weeks; health-rules 4.3.
 */
export function weightStats(weighIns: readonly AskedWeighIn[], today: string): WeightStats {
  const daily = dailyWeights(withoutSlips(weighIns.toReversed()))
  const within = (days: number) => daily.filter(({ day }) => daysBetween(day, today) < days)
  const week = within(WEEK.days)
  const month = within(MONTH.days)
  const first = month[0]
  const last = month.at(-1)
  const isEnough =
    first !== undefined &&
    last !== undefined &&
    month.length >= MONTH.least &&
    daysBetween(first.day, last.day) >= MONTH.span
  const slope = isEnough ? slopeOf(month) : null
  return {
    weekAverageLbs:
      week.length < WEEK.least ? null : week.reduce((sum, { weightLbs }) => sum + weightLbs, 0) / week.length,
    perWeekLbs: slope === null ? null : slope * 7,
    lowestLbs: daily.length < 2 ? null : Math.min(...daily.map(({ weightLbs }) => weightLbs)),
  }
}
