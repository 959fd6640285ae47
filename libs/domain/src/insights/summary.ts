import type { Concern } from '../concerns/concern.js'
import { concernInWords } from '../concerns/for-others.js'
import { hasUrgentConcern } from '../concerns/urgent.js'
import { daysBetween } from '../days/days.js'
import { MEAL_FEELINGS } from '../meals/felt.js'
import { DEFAULT_SCALE_UNIT, isNoChange, type ScaleUnit, weightText } from '../weight/in-words.js'
import { goalStatement } from './goal-statement.js'
import { habitsAmong } from './improvement.js'
import type { Insight } from './insight.js'
import type { Insights } from './insights.js'
import type { MealsFelt } from './meals-felt.js'
import { messages as english } from './messages/generated/summary.en.js'
import type { Score } from './scores.js'

export { summaryLoads } from './messages/generated/summary.js'

/** The words of the summary in one language. */
export type SummaryWords = typeof english

/** How one language says what was found. Source: decision 176. */
export interface SummarySpeech {
  readonly summary: SummaryWords
  /** A concern in its words. */
  readonly concern: (found: Concern) => Pick<Concern, 'title' | 'text'>
  /** What the rules say in English, by the book of that language. */
  readonly sentence: (inEnglish: string) => string
}

/** English, which the rules speak by themselves. */
export const ENGLISH_SUMMARY: SummarySpeech = {
  summary: english,
  concern: (found) => found,
  sentence: (inEnglish) => inEnglish,
}

type Move = 'stayed' | 'down' | 'up'

const moveOf = (lbs: number, unit: ScaleUnit): Move =>
  isNoChange(lbs, unit) ? 'stayed' : lbs < 0 ? 'down' : 'up'

const movedSentence = ({ weightDays }: Insights, unit: ScaleUnit, words: SummaryWords): string => {
  const [first, last] = [weightDays[0], weightDays.at(-1)]
  if (first === undefined || last === undefined || first === last) return words.moved.unknown
  const change = last.weightLbs - first.weightLbs
  const told = {
    days: daysBetween(first.day, last.day),
    from: weightText(first.weightLbs, unit),
    to: weightText(last.weightLbs, unit),
    by: weightText(change, unit),
  }
  return words.moved[moveOf(change, unit)](told)
}

const rateSentence = (lbs: number, unit: ScaleUnit, words: SummaryWords): string => {
  const move = moveOf(lbs, unit)
  return move === 'stayed' ? words.week.stayed : words.week[move]({ by: weightText(lbs, unit) })
}

const weightSentences = (found: Insights, unit: ScaleUnit, words: SummaryWords): string[] => {
  const { value: average } = found.weight.weekAverageLbs
  const { value: rate } = found.weight.weeklyChangeLbs
  return [
    movedSentence(found, unit, words),
    ...(average === null ? [] : [words.average({ weight: weightText(average, unit) })]),
    ...(rate === null ? [] : [rateSentence(rate, unit, words)]),
  ]
}

/** "a, b and c". */
const joined = (parts: readonly string[], words: SummaryWords): string => {
  const [others, last] = [parts.slice(0, -1).join(', '), parts.at(-1) ?? '']
  return others === '' ? last : `${others} ${words.and} ${last}`
}

const feltSentences = (felt: MealsFelt, words: SummaryWords): string[] => {
  if (felt.told === 0) return []
  const said = MEAL_FEELINGS.filter((feeling) => felt[feeling] > 0).map((feeling) =>
    words.feelings[feeling]({ count: felt[feeling] }),
  )
  return [words.felt({ meals: felt.told, feelings: joined(said, words) })]
}

/** All of several days, or a share of them; a period is too short for a hundred by rounding. */
const share = ({ value }: Insight<Score>, { all, some }: SummaryWords['protein']): string[] => {
  if (value === null) return []
  return [value.percent === 100 && value.days > 1 ? all(value) : some(value)]
}

/**
 * What a period was like, in plain words: what is known, and nothing about what is not.
 * @param unit   in which weights are told
 * @param speech in which language
 */
export const insightSummary = (
  found: Insights,
  unit: ScaleUnit = DEFAULT_SCALE_UNIT,
  { summary: words, concern, sentence }: SummarySpeech = ENGLISH_SUMMARY,
): string[] => [
  ...found.concerns
    .filter(({ urgency }) => urgency !== 'kind')
    .map((serious) => concernInWords(concern(serious))),
  ...weightSentences(found, unit, words),
  sentence(goalStatement(found.projection)),
  ...share(found.proteinConsistency, words.protein),
  ...share(found.hydrationCompliance, words.fluids),
  ...share(found.mealTiming, words.meals),
  ...feltSentences(found.mealsFelt, words),
  // A concern has been said above.
  ...(hasUrgentConcern(found.concerns)
    ? []
    : habitsAmong(found.improvementAreas, found.concerns).slice(0, 1)
  ).map(({ action }) => words.help({ action: sentence(action) })),
]
