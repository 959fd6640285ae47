import { concernInWords } from '../concerns/for-others.js'
import { hasUrgentConcern } from '../concerns/urgent.js'
import { daysBetween } from '../days/days.js'
import { DEFAULT_SCALE_UNIT, isNoChange, type ScaleUnit, weightText } from '../weight/in-words.js'
import { goalStatement } from './goal-statement.js'
import { habitsAmong } from './improvement.js'
import type { Insights } from './insights.js'
import type { MealsFelt } from './meals-felt.js'
import { MEAL_FEELINGS, type MealFeeling } from '../meals/felt.js'
import type { Insight } from './insight.js'
import type { Score } from './scores.js'

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

const change = (lbs: number, unit: ScaleUnit): string => {
  if (isNoChange(lbs, unit)) return 'stayed where it was'
  return `went ${lbs < 0 ? 'down' : 'up'} by ${weightText(lbs, unit)}`
}

const ratePerWeek = (lbs: number, unit: ScaleUnit): string =>
  isNoChange(lbs, unit)
    ? 'Over the last 30 days, it stayed where it was.'
    : `Over the last 30 days, you ${lbs > 0 ? 'gained' : 'lost'} about ${weightText(lbs, unit)} a week.`

const weightSentences = ({ weight, weightDays }: Insights, unit: ScaleUnit): string[] => {
  const [first, last] = [weightDays[0], weightDays.at(-1)]
  const moved =
    first && last && first !== last
      ? [
          `In ${days(daysBetween(first.day, last.day))} your weight ${change(last.weightLbs - first.weightLbs, unit)}, from ${weightText(first.weightLbs, unit)} to ${weightText(last.weightLbs, unit)}.`,
        ]
      : ['Too few weights were logged in this period to say how your weight moved.']
  const { value: average } = weight.weekAverageLbs
  const { value: rate } = weight.weeklyChangeLbs
  return [
    ...moved,
    ...(average === null ? [] : [`Your 7-day average is ${weightText(average, unit)}.`]),
    ...(rate === null ? [] : [ratePerWeek(rate, unit)]),
  ]
}

const meals = (count: number): string => (count === 1 ? '1 meal' : `${count} meals`)

const FELT: Readonly<Record<MealFeeling, string>> = {
  fine: 'sat well',
  nausea: 'brought nausea',
  vomiting: 'came back up',
  dumping: 'brought dumping',
  reflux: 'brought reflux',
  stuck: 'got stuck',
}

/** "a, b and c". */
const andOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const feltSentences = (felt: MealsFelt): string[] => {
  const said = MEAL_FEELINGS.filter((feeling) => felt[feeling] > 0).map(
    (feeling) => `${felt[feeling]} ${FELT[feeling]}`,
  )
  return felt.told === 0 ? [] : [`Of ${meals(felt.told)} you told about, ${andOf(said)}.`]
}

/** "50% of 4 days", "all 23 days"; a period is too short for a hundred by rounding. */
const shareInWords = ({ percent, days: count }: Score, what = ''): string =>
  percent === 100 && count > 1 ? `all ${days(count)}${what}` : `${percent}% of ${days(count)}${what}`

const share = ({ value }: Insight<Score>, words: (score: Score) => string): string[] =>
  value === null ? [] : [words(value)]

/**
 * What a period was like, in plain words: what is known, and nothing about what is not.
 * @param unit in which weights are told
 */
export const insightSummary = (found: Insights, unit: ScaleUnit = DEFAULT_SCALE_UNIT): string[] => [
  ...found.concerns.filter(({ urgency }) => urgency !== 'kind').map(concernInWords),
  ...weightSentences(found, unit),
  goalStatement(found.projection),
  ...share(
    found.proteinConsistency,
    (score) => `You reached 90% of your protein goal or more on ${shareInWords(score, ' with food logged')}.`,
  ),
  ...share(found.hydrationCompliance, (score) => `You met your fluid goal on ${shareInWords(score)}.`),
  ...share(
    found.mealTiming,
    (score) => `You ate 3 or more spaced-out meals, without drinks right after, on ${shareInWords(score)}.`,
  ),
  ...feltSentences(found.mealsFelt),
  // A concern has been said above.
  ...(hasUrgentConcern(found.concerns)
    ? []
    : habitsAmong(found.improvementAreas, found.concerns).slice(0, 1)
  ).map(({ action }) => `What may help most now: ${action}`),
]
