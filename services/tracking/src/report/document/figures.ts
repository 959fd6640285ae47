import { type Insight, INSIGHT_SENTENCES, type Score, totalLossPercent } from '@gb/domain'
import { longDay } from '../charts/frame.js'
import type { ReportContent } from '../report-content.js'

/** A number of pounds with one decimal. */
export const lbs = (value: number): string => `${value.toFixed(1)} lb`

const signed = (value: number): string => `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(1)} lb`

const scored = ({ value, reason }: Insight<Score>): string =>
  value === null
    ? INSIGHT_SENTENCES[reason]
    : `${value.percent}% (${value.days} ${value.days === 1 ? 'day' : 'days'})`

const valued = (insight: Insight<number>, words: (value: number) => string): string =>
  insight.value === null ? INSIGHT_SENTENCES[insight.reason] : words(insight.value)

/** The chance in whole percent, as the API tells it: a forecast is never sure. */
const chance = (value: number): string => `${Math.min(99, Math.max(1, Math.round(100 * value)))}%`

/** The numbers of the first page: what, and how much or why not. */
export const keyFigures = ({ insights, person }: ReportContent): [string, string][] => {
  const { weight, weightDays, projection, baseline } = insights
  const last = weightDays.at(-1)
  const lost = baseline && last ? totalLossPercent(baseline.weightLbs, last.weightLbs) : null
  return [
    ['Last weight', last ? lbs(last.weightLbs) : 'None in this period'],
    ['Goal weight', lbs(person.goalWeightLbs)],
    ...(baseline
      ? [
          ['Weight at the start (baseline)', `${lbs(baseline.weightLbs)} on ${longDay(baseline.day)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(lost === null ? [] : [['Loss since then', `${lost.toFixed(1)}%`] as [string, string]]),
    ['7-day average', valued(weight.weekAverageLbs, lbs)],
    ['Change over 30 days', valued(weight.monthChangeLbs, signed)],
    ['Change per week', valued(weight.weeklyChangeLbs, signed)],
    ['Chance to hold a loss of 20% at two years', valued(projection.successChance, chance)],
    ['Days with protein at 90% of goal or more', scored(insights.proteinConsistency)],
    ['Days with fluids at goal', scored(insights.hydrationCompliance)],
    ['Hydration score', scored(insights.hydrationScore)],
    ['Days with well-timed meals', scored(insights.mealTiming)],
  ]
}
