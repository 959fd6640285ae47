import { WEIGHT_LBS, withoutSlips } from '@gb/domain'
import { useLocalDay, WEIGHT_UNITS, weightInWords, useMessages } from '@gb/entries'
import { NumberField } from '@gb/ui'
import { limitIn, textIn } from '../../shared/measure'
import { cardCatalog } from '../messages/generated/card'
import type { WeightFormState } from './use-weight-form'
import type { WeightEntry } from '../model/weight'
import { useDays } from '../../shared/use-days'

interface Properties {
  form: WeightFormState
  /** The logged weights, newest first; the latest that counts is there to compare with. */
  entries: readonly WeightEntry[]
}

/** The one number of a new weight. */
export function WeightField({ form, entries }: Properties) {
  const dates = useDays()
  const messages = useMessages(cardCatalog)
  const last = withoutSlips(entries.toReversed()).at(-1)
  const today = useLocalDay()
  const { unit } = form
  const { min, max } = limitIn(WEIGHT_LBS, WEIGHT_UNITS[unit])
  const limits = { min: String(min), max: String(max) }
  const unitWords = WEIGHT_UNITS[unit].label
  return (
    <NumberField
      label={messages.weight}
      hint={
        last === undefined
          ? messages.range({ ...limits, unit: unitWords })
          : messages.last({
              weight: weightInWords(last.weightLbs, unit),
              day: dates.inSentence(last.day, today),
            })
      }
      error={form.isRefused ? messages.refused({ ...limits, unit: unitWords }) : undefined}
      look="big"
      hue="weight"
      unit={unitWords}
      required
      value={textIn(form.typed, unit, WEIGHT_UNITS)}
      onValueChange={form.type}
    />
  )
}
