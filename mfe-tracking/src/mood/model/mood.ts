import type { Entry } from '@gb/mfe-contract'
import {
  hasCrisisWords,
  MOOD_TEXTS,
  type MoodDescription,
  type MoodText,
  type SupportEntry,
  type SupportLevel,
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

/** Whether one of the texts has words of self-harm; decided here, on the device. */
export const callsForHelp = ({ texts }: Pick<MoodValues, 'texts'>): boolean =>
  MOOD_TEXTS.some((name) => hasCrisisWords(texts[name]))

/** Whether one of the texts that were changed has such words; a text that stays as it was has been answered. */
export const newlyCallsForHelp = (
  mood: Pick<MoodValues, 'texts'>,
  { texts }: Pick<MoodValues, 'texts'>,
): boolean => MOOD_TEXTS.some((name) => texts[name] !== mood.texts[name] && hasCrisisWords(texts[name]))

/** A mood as the rules of support read it. */
export const toSupportEntry = ({ day, moodRating, moodDescription, texts }: Mood): SupportEntry => ({
  day,
  moodRating,
  moodDescription,
  texts: Object.values(texts),
})
