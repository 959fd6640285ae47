import { daysBetween } from '@gb/domain'
import type { Days } from '@gb/own-words'
import type { Mood } from './mood'

export type Rating = 'moodRating' | 'energyLevel'

const WEEK_DAYS = 7

interface Shown {
  today: string
  /** What writes its days. */
  dates: Pick<Days, 'day' | 'inSentence'>
}

/** One rating of each mood as dots, oldest first. */
export const chartPoints = (moods: readonly Mood[], rating: Rating, { today, dates }: Shown) =>
  moods
    .map((mood) => ({
      at: Date.parse(mood.recordedAt),
      value: mood[rating],
      label: dates.day(mood.day, today),
      said: dates.inSentence(mood.day, today),
    }))
    .toSorted((a, b) => a.at - b.at)

/** The mean of the week up to each mood, oldest first: days differ, and it is the weeks that tell. */
export const weekAverages = (moods: readonly Mood[], rating: Rating) =>
  moods
    .map(({ recordedAt, day }) => {
      const week = moods.filter((other) => {
        const ago = daysBetween(other.day, day)
        return ago >= 0 && ago < WEEK_DAYS && other.recordedAt <= recordedAt
      })
      return {
        at: Date.parse(recordedAt),
        value: week.reduce((sum, mood) => sum + mood[rating], 0) / week.length,
      }
    })
    .toSorted((a, b) => a.at - b.at)
