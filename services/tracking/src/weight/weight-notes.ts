import { Injectable } from '@nestjs/common'
import { EntryNotes, notePlaceOf } from '../shared/entry-notes.js'

/** Where the note of a weight is sealed for. */
export const weightNotePlace = notePlaceOf('weight_entry')

/** The notes of weights. */
@Injectable()
export class WeightNotes extends EntryNotes {
  protected readonly place = weightNotePlace
}
