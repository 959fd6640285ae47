import type { CSSProperties, ReactNode } from 'react'
import { shownPercent } from '../cards/progress-bar'
import type { Hue } from '../shared/hue'
import { Field } from './field'
import type { FieldLook } from './field'
import styles from './slider.module.css'

export type SliderProps = FieldLook & {
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number | undefined
  /** The value in words, shown large and read aloud, e.g. "7 of 10"; default: the number. */
  valueText?: string | undefined
  /** Words at the two ends. */
  ends?: { low: ReactNode; high: ReactNode } | undefined
  hue?: Hue | undefined
  id?: string | undefined
  disabled?: boolean | undefined
}

/** A value between two ends; arrow keys, Page Up/Down, Home and End work as in every native slider. */
export function Slider(props: SliderProps) {
  const { value, onValueChange, min, max, step = 1, valueText, ends, hue, disabled, ...field } = props
  const style: CSSProperties & Record<'--slider-fill', string> = {
    '--slider-fill': `${shownPercent(value - min, max - min)}%`,
  }
  return (
    <Field {...field}>
      {({ required: _unused, ...control }) => (
        <div className={styles.slider} data-hue={hue}>
          <output className={styles.value} htmlFor={control.id} aria-hidden="true">
            {valueText ?? value}
          </output>
          <input
            {...control}
            type="range"
            className={styles.range}
            style={style}
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            aria-valuetext={valueText}
            onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          />
          {ends && (
            <div className={styles.ends} aria-hidden="true">
              <span>{ends.low}</span>
              <span>{ends.high}</span>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
