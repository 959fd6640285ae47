import { FieldCipher, type FieldPlace } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { VitaminEntry } from './vitamin-entry.repository.js'

/** Where the note of a vitamin is sealed for. */
export const vitaminNotePlace = (userId: string, entryId: string): FieldPlace => ({
  owner: userId,
  field: `vitamin_entry.notes.${entryId}`,
})

/** Seals and opens the notes of vitamins. A sealed note opens only in its own row. */
@Injectable()
export class VitaminNotes {
  constructor(private readonly cipher: FieldCipher) {}

  /** Null when nothing was sent; an empty note is sealed too, so that a change can clear one. */
  seal(userId: string, entryId: string, notes: string | undefined): Buffer | null {
    return notes === undefined ? null : this.cipher.seal(notes, vitaminNotePlace(userId, entryId))
  }

  /** The note; empty without one. */
  open(userId: string, { entryId, notes }: Pick<VitaminEntry, 'entryId' | 'notes'>): string {
    return notes === null ? '' : this.cipher.open(notes, vitaminNotePlace(userId, entryId))
  }
}
