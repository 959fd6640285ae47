import { dayInWords } from '../../shared/days-in-words'
import type { Mood } from './mood'

export type Rating = 'moodRating' | 'energyLevel'

/** One rating of each mood as dots, oldest first. */
export const chartPoints = (moods: readonly Mood[], rating: Rating, today: string) =>
  moods
    .map((mood) => ({
      at: Date.parse(mood.recordedAt),
      value: mood[rating],
      label: dayInWords(mood.day, today),
    }))
    .toSorted((a, b) => a.at - b.at)
