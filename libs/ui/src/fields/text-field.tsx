import type { ChangeEvent, ComponentProps } from 'react'
import { classNames } from '../shared/class-names'
import { Field, splitField } from './field'
import type { FieldLook } from './field'
import styles from './control.module.css'

export type TextFieldProps = FieldLook &
  Omit<ComponentProps<'input'>, keyof FieldLook | 'children' | 'size'> & {
    /** The text after each change, beside the native `onChange`. */
    onValueChange?: ((value: string) => void) | undefined
  }

/** The native handler of a control, then the one that wants the text alone. */
const heard =
  <E extends HTMLInputElement | HTMLTextAreaElement>(
    onChange: ((event: ChangeEvent<E, E>) => void) | undefined,
    onValueChange: ((value: string) => void) | undefined,
  ) =>
  (event: ChangeEvent<E, E>): void => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }

/** One line of text; takes every attribute of `<input>`, `ref` and `register()` of a form library included. */
export function TextField(props: TextFieldProps) {
  const { field, control: own } = splitField(props)
  const { className, onChange, onValueChange, ...rest } = own
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...rest}
          {...control}
          className={classNames(styles.control, className)}
          onChange={heard(onChange, onValueChange)}
        />
      )}
    </Field>
  )
}

export type TextAreaProps = FieldLook &
  Omit<ComponentProps<'textarea'>, keyof FieldLook | 'children'> & {
    onValueChange?: ((value: string) => void) | undefined
  }

/** Several lines of text; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { field, control: own } = splitField(props)
  const { className, onChange, onValueChange, ...rest } = own
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={classNames(styles.control, className)}
          onChange={heard(onChange, onValueChange)}
        />
      )}
    </Field>
  )
}
