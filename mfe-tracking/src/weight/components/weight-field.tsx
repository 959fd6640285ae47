import { dayInSentence, WEIGHT_LBS, withoutSlips } from '@gb/domain'
import { useLocalDay, WEIGHT_UNITS, weightInWords } from '@gb/entries'
import { NumberField } from '@gb/ui'
import { limitIn, textIn } from '../../shared/measure'
import { formMessages as messages } from '../form-messages'
import type { WeightFormState } from './use-weight-form'
import type { WeightEntry } from '../model/weight'

interface Properties {
  form: WeightFormState
  /** The logged weights, newest first; the latest that counts is there to compare with. */
  entries: readonly WeightEntry[]
}

/** The one number of a new weight. */
export function WeightField({ form, entries }: Properties) {
  const last = withoutSlips(entries.toReversed()).at(-1)
  const today = useLocalDay()
  const { unit } = form
  const { min, max } = limitIn(WEIGHT_LBS, WEIGHT_UNITS[unit])
  const unitWords = WEIGHT_UNITS[unit].label
  return (
    <NumberField
      label={messages.weight}
      hint={
        last === undefined
          ? messages.range(min, max, unitWords)
          : messages.last(weightInWords(last.weightLbs, unit), dayInSentence(last.day, today))
      }
      error={form.isRefused ? messages.refused(min, max, unitWords) : undefined}
      look="big"
      hue="weight"
      unit={unitWords}
      required
      value={textIn(form.typed, unit, WEIGHT_UNITS)}
      onValueChange={form.type}
    />
  )
}
