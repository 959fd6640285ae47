import { doseHints, hintsOn, type VitaminHint } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import { noteCalls } from '../shared/note-calls.dto.js'
import type { VitaminEntry } from './vitamin-entry.repository.js'
import type { SavedVitaminEntryDto, VitaminEntryDto, VitaminHintDto } from './vitamins.dto.js'

const toHintDto = (hint: VitaminHint): VitaminHintDto => spelled(hint, 'code', 'text', 'source', 'proposedMg')

/** What the person did not confirm is asked about, however it came in. */
export const questionsOn = (entry: VitaminEntry, ageYears: number | null): VitaminHint[] => {
  const sameDay = entry.earlierMg.map((dosageMg) => ({ vitaminName: entry.vitaminName, dosageMg }))
  return entry.isConfirmed ? [] : doseHints(entry, { sameDay, ageYears }, entry.isUsual)
}

/** A vitamin on the wire. `notes` is the opened note, `ageYears` null when it is not known. */
export const toVitaminEntryDto = (
  entry: VitaminEntry,
  notes: string,
  ageYears: number | null,
): Pick<VitaminEntryDto, keyof VitaminEntryDto> => ({
  ...spelled(entry, 'entryId', 'vitaminName', 'dosageMg', 'dosageAmount', 'dosageUnit', 'timeTaken'),
  notes,
  taken_date: entry.localDate,
  recorded_at: entry.recordedAt.toISOString(),
  is_confirmed: entry.isConfirmed,
  hints: [...hintsOn(entry, entry.sameSlot), ...questionsOn(entry, ageYears)].map(toHintDto),
})

/** A vitamin that was just stored, on the wire. */
export const toSavedVitaminEntryDto = (
  entry: VitaminEntry,
  notes: string,
  ageYears: number | null,
): SavedVitaminEntryDto => ({ ...toVitaminEntryDto(entry, notes, ageYears), note_calls: noteCalls(notes) })
