import { typedNumber } from '@gb/domain'
import { NumberField, SelectField } from '@gb/ui'
import { useVitaminWords } from '../words'
import { ARROW_STEPS, unitChoice, unitChoices } from '../model/dose'
import type { VitaminDraft } from '../model/draft'
import styles from './dose-field.module.css'
import { useInWords } from '../next-words'

interface Properties {
  draft: VitaminDraft
  max: number
  isRefused: boolean
  onChange: (change: Pick<VitaminDraft, 'amount'> | Pick<VitaminDraft, 'unitId'>) => void
}

/** A dose as the label says it: a number and, where labels differ, its unit. */
export function DoseField({ draft, max, isRefused, onChange }: Properties) {
  const messages = useVitaminWords()
  const inWords = useInWords()
  const choices = unitChoices(draft.vitaminName)
  const { id, unit } = unitChoice(draft.vitaminName, draft.unitId)
  const hasChoice = choices.length > 1
  const step = ARROW_STEPS[unit]
  return (
    <div className={hasChoice ? styles.two : undefined}>
      <NumberField
        label={messages.dose}
        hue="vitamins"
        required
        unit={hasChoice ? undefined : inWords.unit(typedNumber(draft.amount) ?? 1, unit)}
        stepper={{
          step,
          min: step,
          max,
          decreaseLabel: messages.decrease,
          increaseLabel: messages.increase,
        }}
        error={isRefused ? messages.doseRefused : undefined}
        value={draft.amount}
        onValueChange={(amount) => onChange({ amount })}
      />
      {hasChoice && (
        <SelectField
          label={messages.unit}
          options={choices.map((each) => ({
            value: each.id,
            label:
              each.id === each.unit
                ? messages.units[each.unit]
                : messages.iuOf({ substance: inWords.name(each.substance) }),
          }))}
          value={id}
          onValueChange={(unitId) => onChange({ unitId })}
        />
      )}
    </div>
  )
}
