import { roundToStep } from '../measures/limit.js'

/** The two ratings of one entry, each 1 to 10. */
export interface MoodRatings {
  readonly moodRating: number
  readonly energyLevel: number
}

/** How many entries, and the sums of their ratings. */
export interface MoodTotals {
  readonly entries: number
  readonly moodSum: number
  readonly energySum: number
}

/** Averages of all entries, to 0.1; null without an entry, because no entry is not a low mood. Source: product-rules 3. */
export interface MoodTrends {
  readonly averageMood: number | null
  readonly averageEnergy: number | null
  readonly totalEntries: number
}

const AVERAGE = { step: 0.1 }

const averageOf = (sum: number, entries: number): number | null =>
  entries === 0 ? null : roundToStep(sum / entries, AVERAGE)

/** Averages from sums, where counting is done elsewhere. */
export const moodTrendsOf = ({ entries, moodSum, energySum }: MoodTotals): MoodTrends => ({
  averageMood: averageOf(moodSum, entries),
  averageEnergy: averageOf(energySum, entries),
  totalEntries: entries,
})

/** Averages over the given entries. */
export const moodTrends = (entries: readonly MoodRatings[]): MoodTrends =>
  moodTrendsOf({
    entries: entries.length,
    moodSum: entries.reduce((sum, { moodRating }) => sum + moodRating, 0),
    energySum: entries.reduce((sum, { energyLevel }) => sum + energyLevel, 0),
  })
