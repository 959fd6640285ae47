import type { ComponentProps } from 'react'
import { ExpandIcon } from '../icons'
import { classNames } from '../shared/class-names'
import { Field, splitField } from './field'
import type { FieldLook } from './field'
import styles from './control.module.css'

export interface SelectOption<V extends string> {
  value: V
  label: string
  disabled?: boolean | undefined
}

export type SelectFieldProps<V extends string> = FieldLook &
  Omit<ComponentProps<'select'>, keyof FieldLook | 'children' | 'multiple' | 'size'> & {
    options: readonly SelectOption<V>[]
    /** An empty first choice, e.g. "Choose one"; it cannot be chosen again. */
    placeholder?: string | undefined
    onValueChange?: ((value: V) => void) | undefined
  }

/** The phone's own picker in our look. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { field, control: own } = splitField(props)
  const { className, options, placeholder, onChange, onValueChange, ...rest } = own
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...rest}
            {...control}
            className={classNames(styles.control, className)}
            onChange={(event) => {
              onChange?.(event)
              const chosen = options.find((option) => option.value === event.currentTarget.value)
              if (chosen) onValueChange?.(chosen.value)
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ExpandIcon size={20} aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
