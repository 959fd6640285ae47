import {
  DEFAULT_ENERGY_LEVEL,
  DEFAULT_MOOD_RATING,
  MOOD_TEXTS,
  type MoodDescription,
  NOTE_LENGTH,
  writtenText,
} from '@gb/domain'
import type { MoodValues } from './mood'

/** The form while it is filled in: the word is not chosen yet. */
export type MoodDraft = Omit<MoodValues, 'moodDescription'> & { moodDescription: MoodDescription | null }

export const EMPTY_DRAFT: MoodDraft = {
  moodRating: DEFAULT_MOOD_RATING,
  energyLevel: DEFAULT_ENERGY_LEVEL,
  moodDescription: null,
  texts: { journalEntry: '', gratitudeNote: '', challenges: '', victories: '' },
}

const isTooLong = (draft: MoodDraft): boolean =>
  MOOD_TEXTS.some((name) => draft.texts[name].trim().length > NOTE_LENGTH.max)

/** What the draft says, its texts without blanks around them; null while it cannot be saved. */
export function valuesOf(draft: MoodDraft): MoodValues | null {
  const { moodDescription, texts } = draft
  if (moodDescription === null || isTooLong(draft)) return null
  return {
    ...draft,
    moodDescription,
    texts: {
      journalEntry: writtenText(texts.journalEntry),
      gratitudeNote: writtenText(texts.gratitudeNote),
      challenges: writtenText(texts.challenges),
      victories: writtenText(texts.victories),
    },
  }
}
