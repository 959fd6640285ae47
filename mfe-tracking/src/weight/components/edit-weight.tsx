import { NOTE_LENGTH, WEIGHT_LBS } from '@gb/domain'
import { WEIGHT_UNITS } from '@gb/entries'
import { EditSheet, NumberField, Text, TextField, WhenField } from '@gb/ui'
import { limitIn, textIn } from '../../shared/measure'
import { useWeightWords } from '../words'
import { useWeightEdit } from './use-weight-edit'
import type { WeightEntry } from '../model/weight'
import { SlipQuestion } from './slip-question'

interface Properties {
  entry: WeightEntry
  /** The other weights, to compare with. */
  others: readonly WeightEntry[]
  userId: string
  onClose: () => void
}

/** Corrects a weight; the initial one too. */
export function EditWeight({ entry, others, userId, onClose }: Properties) {
  const messages = useWeightWords()
  const form = useWeightEdit(userId, entry, others, onClose)
  const { min, max } = limitIn(WEIGHT_LBS, WEIGHT_UNITS[form.unit])
  const limits = { min: String(min), max: String(max) }
  const unitWords = WEIGHT_UNITS[form.unit].label
  return (
    <EditSheet title={messages.editTitle} isSaving={form.isSaving} onSave={form.save} onClose={onClose}>
      <NumberField
        label={messages.weight}
        look="big"
        hue="weight"
        unit={unitWords}
        required
        error={form.isRefused ? messages.refused({ ...limits, unit: unitWords }) : undefined}
        value={textIn(form.typed, form.unit, WEIGHT_UNITS)}
        onValueChange={form.type}
      />
      <SlipQuestion {...form} />
      <WhenField {...form.when.field} />
      <TextField
        label={messages.notes}
        optionalText={messages.optional}
        value={form.notes}
        onValueChange={form.setNotes}
        error={form.isTooLong ? messages.notesTooLong({ max: String(NOTE_LENGTH.max) }) : undefined}
      />
      {entry.isInitial && (
        <Text size="small" tone="muted">
          {messages.editInitial}
        </Text>
      )}
    </EditSheet>
  )
}
