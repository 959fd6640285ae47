import { NOTE_LENGTH, WEIGHT_LBS, type WeightSlip, writtenText } from '@gb/domain'
import {
  useDayOf,
  useFormPress,
  useWeightUnit,
  useWhen,
  WEIGHT_UNITS,
  weightInWords,
  type WeightUnit,
} from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useState } from 'react'
import { useAddedNotice } from '../../shared/log/use-added-notice'
import { storedFrom, type Typed } from '../../shared/measure'
import { messages } from '../messages'
import { slipOf } from '../model/slip-of'
import { useWeightLog } from '../api/use-weight-log'
import type { WeightEntry } from '../model/weight'

const EMPTY: Typed<WeightUnit> = { text: '', unit: 'lbs' }

/** What the form of a new weight holds and does; on the tab and on Home. */
export function useWeightForm(userId: string, entries: readonly WeightEntry[], onAdded?: () => void) {
  const sayAdded = useAddedNotice()
  const [unit, setUnit] = useWeightUnit()
  const [typed, setTyped] = useState(EMPTY)
  const [notes, setNotes] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [slip, setSlip] = useState<WeightSlip | null>(null)
  const when = useWhen()
  const log = useWeightLog(userId)
  const [isPending, setPending] = useState(false)
  const press = useFormPress()
  const dayOf = useDayOf()
  const isTooLong = notes.trim().length > NOTE_LENGTH.max

  const store = async (weightLbs: number, isConfirmed: boolean, recordedAt: string | null) => {
    const text = writtenText(notes)
    setSlip(null)
    setRefused(false)
    setPending(true)
    const pressed = press.of(`${weightLbs} ${text}`, recordedAt)
    const isKept = await log.add({ weightLbs, notes: text, isConfirmed }, pressed)
    setPending(false)
    if (!isKept) return
    press.done()
    setTyped(EMPTY)
    setNotes('')
    when.reset()
    void sayAdded(pressed.entryId, messages.added(weightInWords(weightLbs, unit)))
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
    isPending,
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
      if (isPending || isTooLong || moment === null) return
      const found =
        slip === null ? slipOf(typed, dayOf(moment.recordedAt ?? new Date().toISOString()), entries) : null
      const weightLbs = storedFrom(typed, WEIGHT_UNITS, WEIGHT_LBS)
      setSlip(found)
      setRefused(found === null && weightLbs === null)
      // Saved as typed after the question: that is the answer.
      if (found === null && weightLbs !== null) void store(weightLbs, slip !== null, moment.recordedAt)
    },
    /** "Yes, I meant the other unit." */
    takeMeant: (): void => {
      const moment = when.read()
      const meant = slip?.meant
      if (meant === undefined || meant === null || moment === null) return
      const weightLbs = storedFrom({ ...typed, unit: meant }, WEIGHT_UNITS, WEIGHT_LBS)
      setTyped({ ...typed, unit: meant })
      setUnit(meant)
      if (weightLbs !== null) void store(weightLbs, true, moment.recordedAt)
    },
    dropSlip: () => setSlip(null),
  }
}

export type WeightFormState = ReturnType<typeof useWeightForm>
