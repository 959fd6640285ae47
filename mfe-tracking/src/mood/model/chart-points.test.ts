import { describe, expect, it } from '@jest/globals'
import type { Mood } from './mood'
import { dayInSentence, dayInWords } from '@gb/domain'
import { chartPoints, weekAverages } from './chart-points'

const mood = (day: string, moodRating: number, hour = '12'): Mood => ({
  entryId: `${day}-${hour}`,
  day,
  recordedAt: `${day}T${hour}:00:00.000Z`,
  moodRating,
  energyLevel: 5,
  moodDescription: 'neutral',
  texts: { journalEntry: '', gratitudeNote: '', challenges: '', victories: '' },
})
const DATES = { day: dayInWords, inSentence: dayInSentence }
const MOODS = [
  mood('2026-11-20', 9),
  mood('2026-11-13', 2),
  mood('2026-11-14', 6),
  mood('2026-11-14', 4, '08'),
]

describe(weekAverages.name, () => {
  it('is the mean of the week up to each mood, oldest first', () => {
    expect(weekAverages(MOODS, 'moodRating').map(({ value }) => value)).toEqual([2, 3, 4, (9 + 6 + 4) / 3])
  })
})

describe(chartPoints.name, () => {
  it('has a dot for each mood, oldest first', () => {
    expect(
      chartPoints(MOODS, 'moodRating', { today: '2026-11-20', dates: DATES }).map(({ value }) => value),
    ).toEqual([2, 4, 6, 9])
  })
})
