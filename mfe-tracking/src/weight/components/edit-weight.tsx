import { useWhen } from '@gb/mfe-contract'
import { NOTE_LENGTH, WEIGHT_LBS } from '@gb/domain'
import { EditSheet, NumberField, Text, TextField, WhenField } from '@gb/ui'
import { useState } from 'react'
import { limitIn, shownIn, storedFrom, textIn, type Typed } from '../../shared/measure'
import { messages } from '../messages'
import type { WeightEntry } from '../model/weight'
import { useWeightLog } from '../model/use-weight-log'
import { useWeightUnit, WEIGHT_UNITS, type WeightUnit } from '../model/weight-unit'

type Properties = { entry: WeightEntry; userId: string; onClose: () => void }

/** Corrects a weight; the initial one too. */
export function EditWeight({ entry, userId, onClose }: Properties) {
  const [unit] = useWeightUnit()
  const [typed, setTyped] = useState<Typed<WeightUnit> | null>(null)
  const [notes, setNotes] = useState(entry.notes)
  const [isRefused, setRefused] = useState(false)
  const when = useWhen(entry.recordedAt)
  const log = useWeightLog(userId)
  const [isSaving, setSaving] = useState(false)
  const { min, max } = limitIn(WEIGHT_LBS, WEIGHT_UNITS[unit])
  const unitWords = WEIGHT_UNITS[unit].label
  const shown = typed ?? { text: String(shownIn(entry.weightLbs, WEIGHT_UNITS[unit])), unit }
  const isTooLong = notes.trim().length > NOTE_LENGTH.max

  const save = async () => {
    // Untouched it stays exactly what is stored, whatever it looks like in another unit.
    const weightLbs = typed === null ? entry.weightLbs : storedFrom(typed, WEIGHT_UNITS, WEIGHT_LBS)
    const moment = when.read()
    setRefused(weightLbs === null)
    if (weightLbs === null || moment === null || isTooLong) return
    const text = notes.trim()
    setSaving(true)
    const isKept = await log.correct(entry, { weightLbs, notes: text }, moment.recordedAt)
    setSaving(false)
    if (isKept) onClose()
  }
  return (
    <EditSheet title={messages.editTitle} isSaving={isSaving} onSave={() => void save()} onClose={onClose}>
      <NumberField
        label={messages.weight}
        look="big"
        hue="weight"
        unit={unitWords}
        required
        error={isRefused ? messages.refused(min, max, unitWords) : undefined}
        value={textIn(shown, unit, WEIGHT_UNITS)}
        onValueChange={(text) => {
          setTyped({ text, unit })
          setRefused(false)
        }}
      />
      <WhenField {...when.field} />
      <TextField
        label={messages.notes}
        optionalText={messages.optional}
        value={notes}
        onValueChange={setNotes}
        error={isTooLong ? messages.notesTooLong(NOTE_LENGTH.max) : undefined}
      />
      {entry.isInitial && (
        <Text size="small" tone="muted">
          {messages.editInitial}
        </Text>
      )}
    </EditSheet>
  )
}
