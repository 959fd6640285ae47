import type { Insight } from './insight.js'
import type { Score } from './scores.js'

/** What can be improved by doing something, as the wire names it. */
export const IMPROVABLE_SCORES = ['protein_consistency', 'hydration_compliance', 'meal_timing_score'] as const
export type ImprovableScore = (typeof IMPROVABLE_SCORES)[number]

/** One thing that would help most, and what to do. */
export type ImprovementArea = {
  readonly score: ImprovableScore
  readonly percent: number
  readonly title: string
  readonly action: string
}

/** Source: decisions 4. */
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

/**
 * The scores under 70 %, worst first, each with one action. The hydration score stands for the same habit as the
 * compliance and is never the lower of the two, so that it is not named twice. Source: decisions 4.
 */
export const improvementAreas = (
  scores: Readonly<Record<ImprovableScore, Insight<Score>>>,
): ImprovementArea[] =>
  IMPROVABLE_SCORES.flatMap((score) => {
    const percent = scores[score].value?.percent
    return percent === undefined || percent >= GOOD_FROM ? [] : [{ score, percent, ...WORDS[score] }]
  }).toSorted((a, b) => a.percent - b.percent)
