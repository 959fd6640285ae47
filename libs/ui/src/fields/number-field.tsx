import type { ComponentProps } from 'react'
import { AddIcon, SubtractIcon } from '../icons'
import { classNames } from '../shared/class-names'
import type { Hue } from '../shared/hue'
import { Field, splitField } from './field'
import type { FieldLook } from './field'
import styles from './control.module.css'
import { stepped } from './stepped'

export type NumberFieldProps = FieldLook &
  Omit<
    ComponentProps<'input'>,
    keyof FieldLook | 'children' | 'type' | 'value' | 'min' | 'max' | 'step' | 'size'
  > & {
    /** The text as typed: "", "180", "180.", "1,5". The form decides when it is a number. Leave out with `register()`. */
    value?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
    /** Beside the number, e.g. "lbs". */
    unit?: string | undefined
    /** Minus and plus buttons of at least 48 px. Needs `value` and `onValueChange`. */
    stepper?:
      { step: number; min: number; max: number; decreaseLabel: string; increaseLabel: string } | undefined
    /** `big` for the one number of a screen. */
    look?: 'normal' | 'big' | undefined
    /** Whole numbers only: a keypad without a point. */
    whole?: boolean | undefined
    hue?: Hue | undefined
  }

/** A number with its unit, on the number keypad, kept as the person types it. */
export function NumberField(props: NumberFieldProps) {
  const { field, control: own } = splitField(props)
  const {
    className,
    value,
    onChange,
    onValueChange,
    unit,
    stepper,
    look = 'normal',
    whole = false,
    hue,
    ...rest
  } = own
  const step = (direction: 1 | -1) => {
    if (stepper) onValueChange?.(stepped(value ?? '', direction, stepper))
  }
  return (
    <Field {...field}>
      {(control) => (
        <div
          className={classNames(styles.affixed, look === 'big' && styles.big, stepper && styles.stepper)}
          data-hue={hue}
          role="presentation"
          // The input is only as wide as its number; the room around it belongs to it too.
          onClick={(event) => {
            if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus()
          }}
        >
          {stepper && (
            <StepButton
              label={stepper.decreaseLabel}
              icon={SubtractIcon}
              disabled={rest.disabled}
              onPress={() => step(-1)}
            />
          )}
          <input
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            inputMode={whole ? 'numeric' : 'decimal'}
            value={value}
            className={classNames(styles.control, styles.number, className)}
            style={
              stepper
                ? { ...rest.style, inlineSize: `${Math.max(value?.length ?? 0, 2) + 0.4}ch` }
                : rest.style
            }
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.currentTarget.value)
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event)
              if (!stepper || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              step(event.key === 'ArrowUp' ? 1 : -1)
            }}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
          {stepper && (
            <StepButton
              label={stepper.increaseLabel}
              icon={AddIcon}
              disabled={rest.disabled}
              onPress={() => step(1)}
            />
          )}
        </div>
      )}
    </Field>
  )
}

interface StepButtonProps {
  label: string
  icon: typeof AddIcon
  disabled: boolean | undefined
  onPress: () => void
}

function StepButton({ label, icon: Icon, disabled, onPress }: StepButtonProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onPress}>
      <Icon size={22} aria-hidden="true" />
    </button>
  )
}
