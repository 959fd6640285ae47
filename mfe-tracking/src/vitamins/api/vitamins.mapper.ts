import { whenOf } from '@gb/entries'
import type { ApiData } from '@gb/api-client'
import type { EntryReader, EntryValues } from '@gb/device'
import { doseFromMg } from '../model/dose'
import type { Vitamin, VitaminValues } from '../model/vitamin'

type Entry = ApiData<'/api/vitamin-history/{user_id}'>['entries'][number]
type NewValues = EntryValues['vitamin']['create']

type WireDose = Pick<NewValues, 'vitamin_name' | 'dosage_mg'> & {
  dosage_amount?: number | null
  dosage_unit?: Entry['dosage_unit']
}

const doseOf = ({ vitamin_name, dosage_mg, dosage_amount, dosage_unit }: WireDose) =>
  dosage_amount == null || dosage_unit == null
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
  isConfirmed: entry.is_confirmed,
  hints: entry.hints.map(({ proposed_mg: proposedMg, ...hint }) => ({
    ...hint,
    proposedMg: proposedMg ?? null,
  })),
})

/** The values as they are sent; an empty note removes one. What was confirmed stays so while the dose does. */
export const toValuesBody = ({
  vitaminName,
  dosageMg,
  amount,
  unit,
  timeTaken,
  notes,
  isConfirmed,
}: VitaminValues) => ({
  vitamin_name: vitaminName,
  dosage_mg: dosageMg,
  dosage_amount: amount,
  dosage_unit: unit,
  time_taken: timeTaken,
  notes,
  ...(isConfirmed === true && { is_confirmed: true }),
})

/** A new vitamin as it is sent. */
export const toValues = (vitamin: Vitamin): NewValues => ({
  recorded_at: vitamin.recordedAt,
  ...toValuesBody(vitamin),
})

/** Makes vitamins of what is on its way; `dayOf` tells the local day of an instant. Hints come with the sending. */
export const vitaminReader = (dayOf: (recordedAt: string) => string): EntryReader<'vitamin', Vitamin> => ({
  create: (entryId, values) => ({
    entryId,
    vitaminName: values.vitamin_name,
    ...doseOf(values),
    timeTaken: values.time_taken ?? 'morning',
    notes: values.notes ?? '',
    recordedAt: '',
    day: '',
    isConfirmed: values.is_confirmed ?? false,
    hints: [],
    ...whenOf(values.recorded_at, dayOf),
  }),
  change: (vitamin, values) => {
    const vitaminName = values.vitamin_name ?? vitamin.vitaminName
    return {
      ...vitamin,
      vitaminName,
      ...(values.dosage_mg !== undefined &&
        doseOf({ ...values, vitamin_name: vitaminName, dosage_mg: values.dosage_mg })),
      timeTaken: values.time_taken ?? vitamin.timeTaken,
      notes: values.notes ?? vitamin.notes,
      ...(values.is_confirmed !== undefined && { isConfirmed: values.is_confirmed }),
      ...whenOf(values.recorded_at, dayOf),
    }
  },
})
