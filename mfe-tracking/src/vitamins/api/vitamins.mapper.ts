import type { ApiBody, ApiData } from '@gb/api-client'
import { doseFromMg } from '../model/dose'
import type { Vitamin, VitaminValues } from '../model/vitamin'

type Entry = ApiData<'/api/vitamin-history/{user_id}'>['entries'][number]
type AddBody = ApiBody<'/api/vitamin-entry', 'post'>

const doseOf = ({ vitamin_name, dosage_mg, dosage_amount, dosage_unit }: Entry) =>
  dosage_amount === null || dosage_unit === null
    ? doseFromMg(vitamin_name, dosage_mg)
    : { dosageMg: dosage_mg, amount: dosage_amount, unit: dosage_unit }

/** A stored vitamin of the wire. */
export const toVitamin = (entry: Entry): Vitamin => ({
  entryId: entry.entry_id,
  vitaminName: entry.vitamin_name,
  ...doseOf(entry),
  timeTaken: entry.time_taken,
  notes: entry.notes,
  day: entry.taken_date,
  recordedAt: entry.recorded_at,
  hints: entry.hints,
})

/** The values as they are sent; an empty note removes one. */
export const toValuesBody = ({ vitaminName, dosageMg, amount, unit, timeTaken, notes }: VitaminValues) => ({
  vitamin_name: vitaminName,
  dosage_mg: dosageMg,
  dosage_amount: amount,
  dosage_unit: unit,
  time_taken: timeTaken,
  notes,
})

/** A new vitamin as it is sent. */
export const toAddBody = (userId: string, vitamin: Vitamin): AddBody => ({
  user_id: userId,
  entry_id: vitamin.entryId,
  recorded_at: vitamin.recordedAt,
  ...toValuesBody(vitamin),
})
