import { FieldCipher, type FieldPlace } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** Where the note of an entry is sealed for: its own row and no other. */
export type NotePlace = (userId: string, entryId: string) => FieldPlace

/** The places of the notes of one table. */
export const notePlaceOf =
  (table: 'vitamin_entry' | 'weight_entry'): NotePlace =>
  (userId, entryId) => ({ owner: userId, field: `${table}.notes.${entryId}` })

/** Seals and opens the notes of one log. A sealed note opens only in its own row. */
@Injectable()
export abstract class EntryNotes {
  protected abstract readonly place: NotePlace

  constructor(private readonly cipher: FieldCipher) {}

  /** Null when nothing was sent; an empty note is sealed too, so that a change can clear one. */
  seal(userId: string, entryId: string, notes: string | undefined): Buffer | null {
    return notes === undefined ? null : this.cipher.seal(notes, this.place(userId, entryId))
  }

  /** The note; empty without one. */
  open(userId: string, { entryId, notes }: { entryId: string; notes: Buffer | null }): string {
    return notes === null ? '' : this.cipher.open(notes, this.place(userId, entryId))
  }
}
