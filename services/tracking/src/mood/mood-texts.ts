import { hasCrisisWords, MOOD_TEXTS, type MoodText } from '@gb/domain'
import { FieldCipher, type FieldPlace, sealOf } from '@gb/service-kit'
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

/** About a megabyte. */
const MOST_READ = 20_000

/** Seals and opens the texts of moods. A sealed text opens only in its own row and column. */
@Injectable()
export class MoodTexts {
  // What a text is about is worked out at most once: each look at Home asks for the texts of two weeks. Kept by the seal,
  // so that no text stays in memory; a changed one has another.
  private readonly read = new Map<string, boolean>()

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
      return sealed === null ? '' : this.openOne(userId, entry.entryId, text, sealed)
    })
  }

  /** Whether one of the texts has words of a crisis; opens those only that were not read lately. */
  tellsOfCrisis(userId: string, entry: Pick<MoodEntry, 'entryId' | MoodText>): boolean {
    return MOOD_TEXTS.some((text) => {
      const sealed = entry[text]
      return (
        sealed !== null &&
        this.isOfCrisis(sealOf(sealed), () => this.openOne(userId, entry.entryId, text, sealed))
      )
    })
  }

  private openOne(userId: string, entryId: string, text: MoodText, sealed: Buffer): string {
    return this.cipher.open(sealed, moodTextPlace(userId, entryId, text))
  }

  private isOfCrisis(seal: string, open: () => string): boolean {
    const known = this.read.get(seal)
    if (known !== undefined) return known
    const isOfCrisis = hasCrisisWords(open())
    if (this.read.size >= MOST_READ) this.read.clear()
    this.read.set(seal, isOfCrisis)
    return isOfCrisis
  }
}

/** Whether two sets of texts say the same. */
export const isSameTexts = (one: OpenTexts, other: Partial<Record<MoodText, string | undefined>>): boolean =>
  MOOD_TEXTS.every((text) => one[text] === (other[text] ?? ''))
