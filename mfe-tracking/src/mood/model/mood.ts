import type { Entry } from '@gb/entries'
import {
  MOOD_TEXTS,
  type MoodDescription,
  type MoodText,
  type SupportEntry,
  type SupportLevel,
  VERY_LOW_MOOD,
} from '@gb/domain'

export type MoodTexts = Record<MoodText, string>

/** What a person says: two ratings of 1 to 10, a word, four texts that may be empty. */
export interface MoodValues {
  moodRating: number
  energyLevel: number
  moodDescription: MoodDescription
  texts: MoodTexts
}

/** A logged mood. */
export interface Mood extends Entry, MoodValues {}

/** Averages over all moods and what the last 14 days call for. */
export interface MoodTrend {
  /** null before the first entry. */
  averageMood: number | null
  averageEnergy: number | null
  totalEntries: number
  supportLevel: SupportLevel
}

/** The texts that were changed; a text that stays as it was has been answered. */
export const newTexts = (mood: Pick<MoodValues, 'texts'>, { texts }: Pick<MoodValues, 'texts'>): string[] =>
  MOOD_TEXTS.filter((name) => texts[name] !== mood.texts[name]).map((name) => texts[name])

/** Whether a mood is one beside which help stands at once; its saving gets a warm word of its own, also without a connection. */
export const isVeryLow = ({ moodRating }: Pick<MoodValues, 'moodRating'>): boolean =>
  moodRating <= VERY_LOW_MOOD

/** Whether a text has words of self-harm; decided here, on the device. */
export type HasCrisisWords = (text: string) => boolean

/** Whether one of the texts has words of self-harm. */
export const tellsOfCrisis = (
  { texts }: Pick<MoodValues, 'texts'>,
  hasCrisisWords: HasCrisisWords,
): boolean => MOOD_TEXTS.some((name) => hasCrisisWords(texts[name]))

/** A mood as the rules of support read it. */
export const toSupportEntry = (mood: Mood, hasCrisisWords: HasCrisisWords): SupportEntry => ({
  day: mood.day,
  moodRating: mood.moodRating,
  moodDescription: mood.moodDescription,
  tellsOfCrisis: () => tellsOfCrisis(mood, hasCrisisWords),
})
