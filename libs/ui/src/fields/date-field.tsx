import { useState } from 'react'
import { FieldError, FieldHint, LabelWords, useFieldIds } from './field'
import type { FieldLook } from './field'
import controlStyles from './control.module.css'
import fieldStyles from './field.module.css'
import styles from './date-field.module.css'
import { classNames } from '../shared/class-names'
import { useUiWords } from '../shared/ui-words'
import { dateOf, partsOf } from './typed-date'
import type { DateParts } from './typed-date'

export type DateFieldProps = FieldLook & {
  /** `YYYY-MM-DD`, `''` for none, or the null it reported itself. */
  value: string | null
  /** `''` when emptied, the date once it is a real day, null while it is not one (yet). */
  onValueChange: (value: string | null) => void
  onBlur?: (() => void) | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  /** Words over the boxes; American order. */
  partLabels?: { month: string; day: string; year: string } | undefined
  /** `bday` lets the browser fill in a birth date. */
  autoComplete?: 'bday' | undefined
}

const BOXES = [
  { part: 'month', length: 2 },
  { part: 'day', length: 2 },
  { part: 'year', length: 4 },
] as const

/** A date as three typed numbers: nobody scrolls a calendar back forty years. */
export function DateField(props: DateFieldProps) {
  const words = useUiWords()
  const {
    label,
    hideLabel,
    hint,
    error,
    required = false,
    optionalText,
    value,
    onValueChange,
    onBlur,
  } = props
  const {
    disabled,
    partLabels = { month: words.month, day: words.day, year: words.year },
    autoComplete,
  } = props
  const { id, hintId, errorId, describedBy } = useFieldIds(props)
  const [parts, setParts] = useState<DateParts>(() => partsOf(value ?? ''))
  const [reported, setReported] = useState(value)

  // A value that we did not report ourselves came from outside (loaded, reset): it replaces what was typed.
  if (value !== reported) {
    setReported(value)
    setParts(partsOf(value ?? ''))
  }

  const change = (part: keyof DateParts, typed: string) => {
    const next = { ...parts, [part]: typed.replace(/\D/g, '') }
    const date = dateOf(next)
    setParts(next)
    setReported(date)
    onValueChange(date)
  }

  return (
    <fieldset className={fieldStyles.field} aria-describedby={describedBy} disabled={disabled}>
      <legend className={classNames(fieldStyles.label, hideLabel ? fieldStyles.hidden : styles.legend)}>
        <LabelWords required={required} optionalText={optionalText}>
          {label}
        </LabelWords>
      </legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={styles.boxes}>
        {BOXES.map(({ part, length }) => (
          <label key={part} className={classNames(styles.box, part === 'year' && styles.year)}>
            <span className={styles.part}>{partLabels[part]}</span>
            <input
              id={part === 'month' ? id : undefined}
              className={classNames(controlStyles.control, controlStyles.number)}
              type="text"
              inputMode="numeric"
              maxLength={length}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
              required={required}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              value={parts[part]}
              onChange={(event) => change(part, event.currentTarget.value)}
              onBlur={onBlur}
            />
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
