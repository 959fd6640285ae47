import { Injectable } from '@nestjs/common'
import { EntryNotes, notePlaceOf } from '../shared/entry-notes.js'

/** Where the note of a vitamin is sealed for. */
export const vitaminNotePlace = notePlaceOf('vitamin_entry')

/** The notes of vitamins. */
@Injectable()
export class VitaminNotes extends EntryNotes {
  protected readonly place = vitaminNotePlace
}
