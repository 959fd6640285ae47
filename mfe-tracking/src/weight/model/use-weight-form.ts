import { NOTE_LENGTH, typedNumber, WEIGHT_LBS, type WeightSlip, weightSlip } from '@gb/domain'
import { useDayOf, useFormPress, useHost, useWhen } from '@gb/mfe-contract'
import { useState } from 'react'
import { storedFrom, type Typed } from '../../shared/measure'
import { messages } from '../messages'
import { useWeightLog } from './use-weight-log'
import type { WeightEntry } from './weight'
import { useWeightUnit, WEIGHT_UNITS, weightInWords, type WeightUnit } from './weight-unit'

const EMPTY: Typed<WeightUnit> = { text: '', unit: 'lbs' }

/** What the form of a new weight holds and does; on the tab and on Home. */
export function useWeightForm(userId: string, entries: readonly WeightEntry[], onAdded?: () => void) {
  const { notify } = useHost()
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

  const store = async (weightLbs: number, recordedAt: string | null) => {
    const text = notes.trim()
    setSlip(null)
    setRefused(false)
    setPending(true)
    const isKept = await log.add({ weightLbs, notes: text }, press.of(`${weightLbs} ${text}`, recordedAt))
    setPending(false)
    if (!isKept) return
    press.done()
    setTyped(EMPTY)
    setNotes('')
    when.reset()
    notify({ tone: 'success', text: messages.added(weightInWords(weightLbs, unit)) })
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
      if (found === null && weightLbs !== null) void store(weightLbs, moment.recordedAt)
    },
    /** "Yes, I meant the other unit." */
    takeMeant: (): void => {
      const moment = when.read()
      const meant = slip?.meant
      if (meant === undefined || meant === null || moment === null) return
      const weightLbs = storedFrom({ ...typed, unit: meant }, WEIGHT_UNITS, WEIGHT_LBS)
      setTyped({ ...typed, unit: meant })
      setUnit(meant)
      if (weightLbs !== null) void store(weightLbs, moment.recordedAt)
    },
    dropSlip: () => setSlip(null),
  }
}

export type WeightFormState = ReturnType<typeof useWeightForm>

/** Whether what is typed looks like a slip beside the weights of that time, also where it lies outside the limit. */
function slipOf(typed: Typed<WeightUnit>, day: string, entries: readonly WeightEntry[]): WeightSlip | null {
  const number = typedNumber(typed.text)
  if (number === null || number === 0) return null
  const slip = weightSlip(WEIGHT_UNITS[typed.unit].toStored(number), typed.unit, day, entries)
  const isStorable = storedFrom(typed, WEIGHT_UNITS, WEIGHT_LBS) !== null
  // What cannot be stored as typed is refused anyway, unless the other unit explains it.
  return slip !== null && (isStorable || slip.meant !== null) ? slip : null
}
