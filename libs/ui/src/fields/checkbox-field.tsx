import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon } from '../icons'
import { classNames } from '../shared/class-names'
import { FieldError, useFieldIds } from './field'
import styles from './choice.module.css'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> & {
  label: ReactNode
  /** Under the label; may hold links. */
  hint?: ReactNode
  error?: ReactNode
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** `switch` for something that takes effect at once. */
  look?: 'checkbox' | 'switch' | undefined
}

/** A checkbox (or switch) whose whole row is the target. */
export function CheckboxField(props: CheckboxFieldProps) {
  const {
    label,
    hint,
    error,
    id: ownId,
    className,
    onChange,
    onCheckedChange,
    look = 'checkbox',
    ...rest
  } = props
  const { id, hintId, errorId, describedBy } = useFieldIds({ id: ownId, hint, error })
  return (
    <div className={className}>
      <div className={classNames(styles.row, look === 'switch' && styles.switchRow)}>
        <span className={look === 'switch' ? styles.switch : styles.box}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            role={look === 'switch' ? 'switch' : undefined}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.currentTarget.checked)
            }}
          />
          {look === 'switch' ? (
            <span className={styles.knob} />
          ) : (
            <CheckIcon size={18} strokeWidth={3} aria-hidden="true" />
          )}
        </span>
        <div className={styles.words}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {hint && (
            <div id={hintId} className={styles.hint}>
              {hint}
            </div>
          )}
        </div>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
