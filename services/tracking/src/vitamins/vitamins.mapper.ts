import { hintsOn } from '@gb/domain'
import type { VitaminEntry } from './vitamin-entry.repository.js'
import type { VitaminEntryDto } from './vitamins.dto.js'

/** A vitamin on the wire. `notes` is the opened note. */
export const toVitaminEntryDto = (entry: VitaminEntry, notes: string): VitaminEntryDto => ({
  entry_id: entry.entryId,
  vitamin_name: entry.vitaminName,
  dosage_mg: entry.dosageMg,
  dosage_amount: entry.dosageAmount,
  dosage_unit: entry.dosageUnit,
  time_taken: entry.timeTaken,
  notes,
  taken_date: entry.localDate,
  recorded_at: entry.recordedAt.toISOString(),
  hints: hintsOn(entry, entry.sameSlot),
})
