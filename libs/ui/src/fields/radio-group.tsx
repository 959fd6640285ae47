import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { IconComponent } from '../icons'
import { classNames } from '../shared/class-names'
import type { Hue } from '../shared/hue'
import { FieldError, FieldHint, LabelWords, useFieldIds } from './field'
import type { FieldLook } from './field'
import fieldStyles from './field.module.css'
import styles from './radio-group.module.css'

export interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  /** A second line under the label (list look only). */
  description?: ReactNode
  icon?: IconComponent | undefined
  disabled?: boolean | undefined
}

export type RadioGroupProps<V extends string> = FieldLook & {
  options: readonly RadioOption<V>[]
  /** The chosen value; null when nothing is chosen yet. */
  value: V | null
  onValueChange: (value: V) => void
  /** `list`: one row each · `segments`: one joined row for 2–4 short words · `tiles`: a grid of icon over word. */
  look?: 'list' | 'segments' | 'tiles' | undefined
  hue?: Hue | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
}

/** One of several; arrow keys move between them, as native radio buttons do. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required = false,
    optionalText,
    options,
    value,
    onValueChange,
  } = props
  const { look = 'list', hue, name: ownName, disabled } = props
  const { id, hintId, errorId, describedBy } = useFieldIds(props)
  const madeName = useId()
  return (
    <fieldset
      className={fieldStyles.field}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      disabled={disabled}
      data-hue={hue}
    >
      <legend className={classNames(fieldStyles.label, hideLabel ? fieldStyles.hidden : styles.legend)}>
        <LabelWords required={required} optionalText={optionalText}>
          <span id={`${id}-label`}>{label}</span>
        </LabelWords>
      </legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={styles[look]} style={look === 'tiles' ? tileWidth(options) : undefined}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            name={ownName ?? madeName}
            checked={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

// The longest word decides, so that five short drinks share one row of a phone and long mood words stay whole; it grows
// with the text of the person.
const EM_OF_A_LETTER = 0.475
const tileWidth = (
  options: readonly RadioOption<string>[],
): CSSProperties & Record<`--${string}`, string | number> => {
  const longest = Math.max(...options.map(({ label }) => (typeof label === 'string' ? label.length : 10)))
  return {
    '--tile-min': `max(58px, ${(longest * EM_OF_A_LETTER).toFixed(2)}rem + 12px)`,
    '--tiles': options.length,
    '--half-tiles': Math.ceil(options.length / 2),
  }
}

interface ChoiceProps {
  option: RadioOption<string>
  name: string
  checked: boolean
  onChoose: () => void
}

function Choice({ option, name, checked, onChoose }: ChoiceProps) {
  const { icon: Icon, label, description, value, disabled } = option
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={styles.dot} />
      {Icon && <Icon size={20} aria-hidden="true" />}
      <span className={styles.words}>
        <span>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  )
}

export type SegmentedControlProps<V extends string> = Omit<RadioGroupProps<V>, 'look'>

/** Two to four short choices in one row. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  return <RadioGroup {...props} look="segments" />
}
