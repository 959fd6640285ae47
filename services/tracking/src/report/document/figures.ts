import {
  chanceText,
  type Insight,
  INSIGHT_SENTENCES,
  PREGNANCY_ADVICE,
  type Score,
  weightChangeText,
  weightText,
} from '@gb/domain'
import { longDay } from '../charts/frame.js'
import type { ReportContent } from '../report-content.js'

const scored = ({ value, reason }: Insight<Score>): string =>
  value === null
    ? INSIGHT_SENTENCES[reason]
    : `${value.percent}% (${value.days} ${value.days === 1 ? 'day' : 'days'})`

const valued = (insight: Insight<number>, words: (value: number) => string): string =>
  insight.value === null ? INSIGHT_SENTENCES[insight.reason] : words(insight.value)

const highestFigure = (weight: string): [string, string] => ['Highest weight before surgery', weight]

/** The numbers of the first page: what, and how much or why not. */
export const keyFigures = ({ report, insights, person }: ReportContent): [string, string][] => {
  const lbs = (value: number): string => weightText(value, report.weightUnit)
  const signed = (value: number): string => weightChangeText(value, report.weightUnit)
  const { weight, weightDays, projection, baseline, totalLossPercent } = insights
  const last = weightDays.at(-1)
  const { highestWeightLbs } = person
  return [
    ['Last weight', last ? lbs(last.weightLbs) : 'None in this period'],
    ['Goal weight', person.isPregnant === true ? PREGNANCY_ADVICE : lbs(person.goalWeightLbs)],
    [
      'Weight at the start (baseline)',
      baseline.value
        ? `${lbs(baseline.value.weightLbs)} on ${longDay(baseline.value.day)}`
        : INSIGHT_SENTENCES[baseline.reason],
    ],
    ...(highestWeightLbs == null ? [] : [highestFigure(lbs(highestWeightLbs))]),
    ['Loss since then', valued(totalLossPercent, (percent) => `${percent.toFixed(1)}%`)],
    ['7-day average', valued(weight.weekAverageLbs, lbs)],
    ['Change over 30 days', valued(weight.monthChangeLbs, signed)],
    ['Change per week', valued(weight.weeklyChangeLbs, signed)],
    ['Chance to hold a loss of 20% at two years', valued(projection.successChance, chanceText)],
    ['Days with protein at 90% of goal or more', scored(insights.proteinConsistency)],
    ['Days with fluids at goal', scored(insights.hydrationCompliance)],
    ['Hydration score', scored(insights.hydrationScore)],
    ['Days with well-timed meals', scored(insights.mealTiming)],
  ]
}
