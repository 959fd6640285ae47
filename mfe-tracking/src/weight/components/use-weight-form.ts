import { NOTE_LENGTH, WEIGHT_LBS, type WeightSlip, writtenText } from '@gb/domain'
import {
  useDayOf,
  useEntryForm,
  useWeightUnit,
  WEIGHT_UNITS,
  weightInWords,
  type WeightUnit,
  useMessages,
} from '@gb/entries'
import { useState } from 'react'
import { useAddedNotice } from '../../shared/log/use-added-notice'
import { storedFrom, type Typed } from '../../shared/measure'
import { cardCatalog } from '../messages/generated/card'
import { slipOf } from '../model/slip-of'
import { useWeightLog } from '../api/use-weight-log'
import type { WeightEntry } from '../model/weight'

const EMPTY: Typed<WeightUnit> = { text: '', unit: 'lbs' }

/** What the form of a new weight holds and does; on the tab and on Home. */
export function useWeightForm(userId: string, entries: readonly WeightEntry[], onAdded?: () => void) {
  const messages = useMessages(cardCatalog)
  const sayAdded = useAddedNotice()
  const [unit, setUnit] = useWeightUnit()
  const [typed, setTyped] = useState(EMPTY)
  const [notes, setNotes] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [slip, setSlip] = useState<WeightSlip | null>(null)
  const { when, isSaving, add } = useEntryForm()
  const log = useWeightLog(userId)
  const dayOf = useDayOf()
  const isTooLong = notes.trim().length > NOTE_LENGTH.max

  const store = async (weightLbs: number, isConfirmed: boolean) => {
    setSlip(null)
    setRefused(false)
    const values = { weightLbs, notes: writtenText(notes), isConfirmed }
    const added = await add(values, (all, press) => log.add(all, press))
    if (added === null) return
    setTyped(EMPTY)
    setNotes('')
    void sayAdded(added.entryId, messages.added({ weight: weightInWords(weightLbs, unit) }))
    onAdded?.()
  }

  return {
    unit,
    setUnit,
    typed,
    notes,
    setNotes,
    isTooLong,
    isRefused,
    isPending: isSaving,
    when,
    slip,
    type: (text: string): void => {
      setTyped({ text, unit })
      setRefused(false)
      setSlip(null)
    },
    /** Stores what is typed; asks once when it looks like a slip. */
    submit: (): void => {
      const moment = when.read()
      if (isSaving || isTooLong || moment === null) return
      const found =
        slip === null ? slipOf(typed, dayOf(moment.recordedAt ?? new Date().toISOString()), entries) : null
      const weightLbs = storedFrom(typed, WEIGHT_UNITS, WEIGHT_LBS)
      setSlip(found)
      setRefused(found === null && weightLbs === null)
      // Saved as typed after the question: that is the answer.
      if (found === null && weightLbs !== null) void store(weightLbs, slip !== null)
    },
    /** "Yes, I meant the other unit." */
    takeMeant: (): void => {
      const meant = slip?.meant
      if (meant === undefined || meant === null) return
      const weightLbs = storedFrom({ ...typed, unit: meant }, WEIGHT_UNITS, WEIGHT_LBS)
      setTyped({ ...typed, unit: meant })
      setUnit(meant)
      if (weightLbs !== null) void store(weightLbs, true)
    },
    dropSlip: () => setSlip(null),
  }
}

export type WeightFormState = ReturnType<typeof useWeightForm>
