import { FieldCipher, type FieldPlace } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { WeightEntry } from './weight-entry.repository.js'

/** Where the note of a weight is sealed for. */
export const weightNotePlace = (userId: string, entryId: string): FieldPlace => ({
  owner: userId,
  field: `weight_entry.notes.${entryId}`,
})

/** Seals and opens the notes of weights. A sealed note opens only in its own row. */
@Injectable()
export class WeightNotes {
  constructor(private readonly cipher: FieldCipher) {}

  /** Null when nothing was sent; an empty note is sealed too, so that a change can clear one. */
  seal(userId: string, entryId: string, notes: string | undefined): Buffer | null {
    return notes === undefined ? null : this.cipher.seal(notes, weightNotePlace(userId, entryId))
  }

  /** The note; empty without one. */
  open(userId: string, { entryId, notes }: Pick<WeightEntry, 'entryId' | 'notes'>): string {
    return notes === null ? '' : this.cipher.open(notes, weightNotePlace(userId, entryId))
  }
}
