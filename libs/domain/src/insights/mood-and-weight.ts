import { addDays, daysBetween } from '../days/days.js'
import { roundToStep } from '../measures/limit.js'
import { dailyWeights, type WeighIn } from '../weight/weigh-ins.js'
import { type Insight, known, missing } from './insight.js'
import type { LoggedMood } from './logged.js'

/** How strongly two things go together, by the size of the coefficient. Source: health-rules 8.3. */
export const CORRELATION_STRENGTHS = ['none', 'weak', 'moderate', 'strong'] as const
export type CorrelationStrength = (typeof CORRELATION_STRENGTHS)[number]

/** A week: its last day, its mean mood, and how far its mean weight is from that of two weeks before, lbs. */
export interface MoodWeek {
  readonly lastDay: string
  readonly moodAverage: number
  readonly weightChangeLbs: number
}

/** Spearman's coefficient, -1 to 1, to 0.01. */
export interface MoodCorrelation {
  readonly coefficient: number
  readonly strength: CorrelationStrength
  readonly sentence: string
}

/** How far back weeks are paired: half a year, whatever the period, for 30 days never hold 8 weeks [own]. */
export const MOOD_LOOK_BACK_DAYS = 182
/** Source: health-rules 8.3. */
const LEAST_WEEKS = 8
const WEEK_DAYS = 7
const CHANGE_WEEKS = 2
const STRENGTH_FROM: readonly (readonly [from: number, strength: CorrelationStrength])[] = [
  [0.6, 'strong'],
  [0.4, 'moderate'],
  [0.2, 'weak'],
]
/** Stands beside every coefficient. Source: health-rules 8.3. */
export const CORRELATION_CAUTION = 'This does not show cause.'

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean of each week back from today, by how many weeks ago it was; today's week is 0. */
const weeklyMeans = <Logged extends { readonly day: string }>(
  logged: readonly Logged[],
  today: string,
  valueOf: (one: Logged) => number,
): Map<number, number> => {
  const weeks = Map.groupBy(logged, ({ day }) => Math.floor(daysBetween(day, today) / WEEK_DAYS))
  return new Map([...weeks].map(([week, ofWeek]) => [week, meanOf(ofWeek.map(valueOf))]))
}

/** The weeks that have a mood and a weight, and a weight two weeks before; oldest first. */
export const moodWeeks = (
  moods: readonly LoggedMood[],
  weighIns: readonly WeighIn[],
  today: string,
): MoodWeek[] => {
  const moodOf = weeklyMeans(moods, today, ({ moodRating }) => moodRating)
  const weightOf = weeklyMeans(dailyWeights(weighIns), today, ({ weightLbs }) => weightLbs)
  const weeks = MOOD_LOOK_BACK_DAYS / WEEK_DAYS
  return Array.from({ length: weeks }, (_, i) => weeks - 1 - i).flatMap((week) => {
    const [mood, weight, before] = [moodOf.get(week), weightOf.get(week), weightOf.get(week + CHANGE_WEEKS)]
    if (mood === undefined || weight === undefined || before === undefined) return []
    const lastDay = addDays(today, -week * WEEK_DAYS)
    return [{ lastDay, moodAverage: mood, weightChangeLbs: weight - before }]
  })
}

/** Places from 1 by size; equal values share the mean of their places. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal + 1) / 2
  })

/** Spearman's rank correlation, -1 to 1; null when one of the two never changes. */
export const spearman = (xs: readonly number[], ys: readonly number[]): number | null => {
  const [rx, ry] = [ranksOf(xs), ranksOf(ys)]
  const middle = (xs.length + 1) / 2
  const sums = { xy: 0, xx: 0, yy: 0 }
  for (const [i, x] of rx.entries()) {
    const [dx, dy] = [x - middle, (ry[i] ?? middle) - middle]
    sums.xy += dx * dy
    sums.xx += dx * dx
    sums.yy += dy * dy
  }
  return sums.xx === 0 || sums.yy === 0 ? null : sums.xy / Math.sqrt(sums.xx * sums.yy)
}

const sentenceOf = (coefficient: number, strength: CorrelationStrength): string => {
  if (strength === 'none') return 'Your mood and your weight show no pattern together.'
  return coefficient < 0
    ? 'In weeks with a better mood, your weight tended to go down more.'
    : 'In weeks with a better mood, your weight tended to go down less.'
}

/** How mood and weight go together over the weeks; only with 8 of them or more. Source: health-rules 8.3. */
export const moodCorrelation = (weeks: readonly MoodWeek[]): Insight<MoodCorrelation> => {
  if (weeks.length < LEAST_WEEKS) return missing('too_few_weeks')
  const exact = spearman(
    weeks.map(({ moodAverage }) => moodAverage),
    weeks.map(({ weightChangeLbs }) => weightChangeLbs),
  )
  if (exact === null) return missing('no_change')
  const strength = STRENGTH_FROM.find(([from]) => Math.abs(exact) >= from)?.[1] ?? 'none'
  return known({
    coefficient: roundToStep(exact, { step: 0.01 }),
    strength,
    sentence: sentenceOf(exact, strength),
  })
}
