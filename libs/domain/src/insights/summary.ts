import { daysBetween } from '../days.js'
import { goalStatement } from './goal-statement.js'
import type { Insights } from './insights.js'
import type { Insight } from './insight.js'
import type { Score } from './scores.js'

const lbs = (value: number): string => `${Math.abs(value).toFixed(1)} lb`

const change = (value: number): string => {
  if (Math.abs(value) < 0.05) return 'stayed where it was'
  return value < 0 ? `went down by ${lbs(value)}` : `went up by ${lbs(value)}`
}

const weightSentences = ({ weight, weightDays }: Insights): string[] => {
  const [first, last] = [weightDays[0], weightDays.at(-1)]
  const moved =
    first && last && first !== last
      ? [
          `In ${daysBetween(first.day, last.day)} days your weight ${change(last.weightLbs - first.weightLbs)}, from ${lbs(first.weightLbs)} to ${lbs(last.weightLbs)}.`,
        ]
      : ['Too few weights were logged in this period to say how your weight moved.']
  const { value: average } = weight.weekAverageLbs
  const { value: rate } = weight.weeklyChangeLbs
  return [
    ...moved,
    ...(average === null ? [] : [`Your average of the last 7 days is ${lbs(average)}.`]),
    ...(rate === null
      ? []
      : [`Over the last 30 days that is ${lbs(rate)} a week ${rate > 0 ? 'up' : 'down'}.`]),
  ]
}

const share = ({ value }: Insight<Score>, words: (score: Score) => string): string[] =>
  value === null ? [] : [words(value)]

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** What a period was like, in plain words: what is known, and nothing about what is not. */
export const insightSummary = (found: Insights): string[] => [
  ...weightSentences(found),
  goalStatement(found.projection),
  ...share(
    found.proteinConsistency,
    ({ percent, days: count }) =>
      `Protein came to 90% of its goal or more on ${percent}% of ${days(count)} with food.`,
  ),
  ...share(
    found.hydrationCompliance,
    ({ percent, days: count }) => `Fluids reached their goal on ${percent}% of ${days(count)}.`,
  ),
  ...share(
    found.mealTiming,
    ({ percent, days: count }) =>
      `Three or more meals, well apart and without drinks right after, were logged on ${percent}% of ${days(count)}.`,
  ),
  ...found.improvementAreas.slice(0, 1).map(({ action }) => `What may help most now: ${action}`),
]
