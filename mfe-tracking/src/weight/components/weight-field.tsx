import { dayInWords, WEIGHT_LBS } from '@gb/domain'
import { useLocalDay, WEIGHT_UNITS, weightInWords } from '@gb/entries'
import { NumberField } from '@gb/ui'
import { limitIn, textIn } from '../../shared/measure'
import { messages } from '../messages'
import type { WeightFormState } from './use-weight-form'
import type { WeightEntry } from '../model/weight'

type Properties = {
  form: WeightFormState
  /** The latest weigh-in, to compare with; undefined while it is not known. */
  last: WeightEntry | undefined
}

/** The one number of a new weight. */
export function WeightField({ form, last }: Properties) {
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
          : messages.last(weightInWords(last.weightLbs, unit), dayInWords(last.day, today))
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
