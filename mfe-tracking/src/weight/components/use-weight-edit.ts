import { NOTE_LENGTH, WEIGHT_LBS, type WeightSlip, writtenText } from '@gb/domain'
import { shownIn, useDayOf, useWeightUnit, useEntryForm, WEIGHT_UNITS, type WeightUnit } from '@gb/entries'
import { useState } from 'react'
import { storedFrom, type Typed } from '../../shared/measure'
import { slipOf } from '../model/slip-of'
import { useWeightLog } from '../api/use-weight-log'
import type { WeightEntry } from '../model/weight'

/**
 * What the window of a weight holds and does.
 * @param others the other weights, to compare with
 */
export function useWeightEdit(
  userId: string,
  entry: WeightEntry,
  others: readonly WeightEntry[],
  onSaved: () => void,
) {
  const [unit] = useWeightUnit()
  const [changed, setChanged] = useState<Typed<WeightUnit> | null>(null)
  const [notes, setNotes] = useState(entry.notes)
  const [isRefused, setRefused] = useState(false)
  const [slip, setSlip] = useState<WeightSlip | null>(null)
  const { when, isSaving, change } = useEntryForm(entry.recordedAt)
  const dayOf = useDayOf()
  const log = useWeightLog(userId)
  const typed = changed ?? { text: String(shownIn(entry.weightLbs, WEIGHT_UNITS[unit])), unit }
  const isTooLong = notes.trim().length > NOTE_LENGTH.max
  // Untouched it stays exactly what is stored, whatever it looks like in another unit.
  const weightLbs = changed === null ? entry.weightLbs : storedFrom(changed, WEIGHT_UNITS, WEIGHT_LBS)

  const store = async (lbs: number, isConfirmed: boolean) => {
    const values = { weightLbs: lbs, notes: writtenText(notes), isConfirmed }
    if (await change(values, (next, recordedAt) => log.correct(entry, next, recordedAt))) onSaved()
  }

  return {
    unit,
    typed,
    notes,
    setNotes,
    isTooLong,
    isRefused,
    isSaving,
    when,
    slip,
    type: (text: string): void => {
      setChanged({ text, unit })
      setRefused(false)
      setSlip(null)
    },
    /** Stores what is typed; asks once when it looks like a slip, and never again about what was confirmed. */
    save: (): void => {
      const moment = when.read()
      if (moment === null || isTooLong) return
      const isSame = weightLbs === entry.weightLbs
      const isNew = !isSame || (moment.recordedAt !== null && !entry.isConfirmed)
      const day = moment.recordedAt === null ? entry.day : dayOf(moment.recordedAt)
      const found = slip === null && isNew ? slipOf(typed, day, others) : null
      setSlip(found)
      setRefused(found === null && weightLbs === null)
      if (found !== null || weightLbs === null) return
      // Saved as typed after the question: that is the answer.
      void store(weightLbs, slip !== null || (isSame && entry.isConfirmed))
    },
    /** "Yes, I meant the other unit." */
    takeMeant: (): void => {
      if (slip === null || slip.meant === null) return
      const meantLbs = storedFrom({ ...typed, unit: slip.meant }, WEIGHT_UNITS, WEIGHT_LBS)
      // The answer to the question: a weight that was asked about is not left out of anything.
      if (meantLbs !== null) void store(meantLbs, true)
    },
    dropSlip: () => setSlip(null),
  }
}
