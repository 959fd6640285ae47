import { MOOD_TEXTS, type MoodText } from '@gb/domain'
import { FieldCipher, type FieldPlace } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { MoodEntry, SealedTexts } from './mood-entry.repository.js'

/** The four texts in clear; empty where nothing was written. */
export type OpenTexts = Record<MoodText, string>

/** Where a text of a mood is sealed for. */
export const moodTextPlace = (userId: string, entryId: string, text: MoodText): FieldPlace => ({
  owner: userId,
  field: `mood_entry.${text}.${entryId}`,
})

const forEachText = <Value>(make: (text: MoodText) => Value): Record<MoodText, Value> => ({
  journalEntry: make('journalEntry'),
  gratitudeNote: make('gratitudeNote'),
  challenges: make('challenges'),
  victories: make('victories'),
})

/** Seals and opens the texts of moods. A sealed text opens only in its own row and column. */
@Injectable()
export class MoodTexts {
  constructor(private readonly cipher: FieldCipher) {}

  /** Null where nothing was sent; an empty text is sealed too, so that a change can clear one. */
  seal(userId: string, entryId: string, texts: Partial<Record<MoodText, string | undefined>>): SealedTexts {
    return forEachText((text) => {
      const written = texts[text]
      return written === undefined ? null : this.cipher.seal(written, moodTextPlace(userId, entryId, text))
    })
  }

  open(userId: string, entry: Pick<MoodEntry, 'entryId' | MoodText>): OpenTexts {
    return forEachText((text) => {
      const sealed = entry[text]
      return sealed === null ? '' : this.cipher.open(sealed, moodTextPlace(userId, entry.entryId, text))
    })
  }
}

/** Whether two sets of texts say the same. */
export const isSameTexts = (one: OpenTexts, other: Partial<Record<MoodText, string | undefined>>): boolean =>
  MOOD_TEXTS.every((text) => one[text] === (other[text] ?? ''))
