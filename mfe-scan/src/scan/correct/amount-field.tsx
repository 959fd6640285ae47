import { useMessages } from '@gb/entries'
import { NumberField, SelectField } from '@gb/ui'
import { correctCatalog } from './messages/generated/correct'
import { GRAMS, inUnit, numberText, type PortionDraft, type TableFood } from './portion-draft'
import styles from './sheets.module.css'

interface Properties {
  draft: PortionDraft
  portions: TableFood['portions']
  error: string | undefined
  hint: string | undefined
  onChange: (part: Pick<PortionDraft, 'amount' | 'unit'>) => void
}

/** How much: in a household measure where the food table knows one, or in grams. */
export function AmountField({ draft, portions, error, hint, onChange }: Properties) {
  const words = useMessages(correctCatalog).portion
  const options = [
    ...portions.map(({ name, grams }) => ({
      value: name,
      label: words.measure({ name, grams: numberText(grams) }),
    })),
    { value: GRAMS, label: words.grams },
  ]
  return (
    <div className={styles.amount}>
      <NumberField
        label={words.amount}
        error={error}
        hint={hint}
        value={draft.amount}
        onValueChange={(amount) => onChange({ amount, unit: draft.unit })}
      />
      <SelectField
        label={words.unit}
        options={options}
        value={draft.unit}
        onValueChange={(unit) => onChange(inUnit(draft, unit, portions))}
      />
    </div>
  )
}
