import { addDays, daysBetween } from '../days/days.js'
import { roundToStep } from '../measures/limit.js'
import { WEIGHT_LBS } from '../measures/limits.js'
import { theilSenSlope } from '../weight/slopes.js'
import { dailyWeights, type WeighIn } from '../weight/weigh-ins.js'
import { type Insight, known, missing } from './insight.js'

/** How the weight moves, lbs; negative while losing. */
export interface WeightTrends {
  /** Mean of the daily means of the last 7 days. */
  readonly weekAverageLbs: Insight<number>
  /** What the last 30 days changed. */
  readonly monthChangeLbs: Insight<number>
  /** The same slope for a week. */
  readonly weeklyChangeLbs: Insight<number>
}

/** Source: wire-rules 4. */
const WEEK = { days: 7, leastDays: 2 }
const MONTH = { days: 30, leastDays: 5, leastSpan: 14 }

const since = (daily: readonly WeighIn[], today: string, days: number): WeighIn[] => {
  const before = addDays(today, -days)
  return daily.filter(({ day }) => day > before && day <= today)
}

const rounded = (lbs: number): number => roundToStep(lbs, WEIGHT_LBS)

/** Averages and slopes up to today. Leave slips out before. Source: wire-rules 4, first three rows. */
export const weightTrends = (weighIns: readonly WeighIn[], today: string): WeightTrends => {
  const daily = dailyWeights(weighIns)
  const week = since(daily, today, WEEK.days)
  const month = since(daily, today, MONTH.days)
  const [first, last] = [month[0], month.at(-1)]
  const isEnough =
    first !== undefined &&
    last !== undefined &&
    month.length >= MONTH.leastDays &&
    daysBetween(first.day, last.day) >= MONTH.leastSpan
  const slope = isEnough ? theilSenSlope(month) : null
  const trend = (days: number): Insight<number> =>
    slope === null ? missing('too_few_weights_this_month') : known(rounded(slope * days))
  return {
    weekAverageLbs:
      week.length < WEEK.leastDays
        ? missing('too_few_weights_this_week')
        : known(rounded(week.reduce((sum, { weightLbs }) => sum + weightLbs, 0) / week.length)),
    monthChangeLbs: trend(MONTH.days),
    weeklyChangeLbs: trend(WEEK.days),
  }
}
