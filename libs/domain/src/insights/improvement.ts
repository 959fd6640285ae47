import type { Concern, ConcernTopic } from '../concerns/concern.js'
import type { Insight } from './insight.js'
import type { Score } from './scores.js'

/** What can be improved by doing something, as the wire names it. */
export const IMPROVABLE_SCORES = ['protein_consistency', 'hydration_compliance', 'meal_timing_score'] as const
export type ImprovableScore = (typeof IMPROVABLE_SCORES)[number]

/** One thing that would help most, and what to do. */
export interface ImprovementArea {
  readonly score: ImprovableScore
  readonly percent: number
  readonly title: string
  readonly action: string
}

/** Source: wire-rules 4. */
const GOOD_FROM = 70

const WORDS: Readonly<Record<ImprovableScore, { title: string; action: string }>> = {
  protein_consistency: {
    title: 'Protein',
    action: 'Eat the protein on your plate first, and add one protein snack a day.',
  },
  hydration_compliance: {
    title: 'Fluids',
    action: 'Keep a bottle in sight and sip 4 oz every half hour between meals.',
  },
  meal_timing_score: {
    title: 'Meal times',
    action: 'Plan 3 meals at least 2 hours apart, and wait 30 minutes after each before you drink.',
  },
}

/** The log behind each score: a concern of that log is what would help most. */
const TOPIC_OF: Readonly<Record<ImprovableScore, ConcernTopic>> = {
  protein_consistency: 'food',
  hydration_compliance: 'fluids',
  meal_timing_score: 'food',
}

/**
 * The scores under 70 %, worst first, each with one action. Where the same log is a reason for concern, its words stand
 * in place of the habit, first and whatever the score, and no tip on meal times stands beside it. The hydration score
 * stands for the same habit as the compliance and is never the lower of the two, so that it is not named twice.
 * @param found all concerns, the most urgent first; a kind word is none of them
 * Source: wire-rules 4; health-rules 9b.14.
 */
export const improvementAreas = (
  scores: Readonly<Record<ImprovableScore, Insight<Score>>>,
  found: readonly Concern[],
): ImprovementArea[] => {
  const worries = found.filter(({ urgency }) => urgency !== 'kind')
  const worryOf = (score: ImprovableScore) => worries.find(({ topic }) => topic === TOPIC_OF[score])
  const areas = IMPROVABLE_SCORES.flatMap((score) => {
    const percent = scores[score].value?.percent
    const worry = worryOf(score)
    if (percent === undefined || (worry && score === 'meal_timing_score')) return []
    if (worry) return [{ score, percent, title: worry.title, action: worry.text, at: worries.indexOf(worry) }]
    return percent >= GOOD_FROM ? [] : [{ score, percent, ...WORDS[score], at: Infinity }]
  })
  return areas
    .toSorted((a, b) => (a.at === b.at ? a.percent - b.percent : a.at - b.at))
    .map(({ at: _at, ...area }) => area)
}

/**
 * The areas that are habits. The others speak a concern's words, which stand above on every screen and page: a second time
 * they tell nothing, and the share of a score beside them is of something else.
 */
export const habitsAmong = (
  areas: readonly ImprovementArea[],
  concerns: readonly Pick<Concern, 'title'>[],
): ImprovementArea[] => areas.filter(({ title }) => !concerns.some((concern) => concern.title === title))
