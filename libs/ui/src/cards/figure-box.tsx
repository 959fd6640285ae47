import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Hue } from '../shared/hue'
import styles from './figure-box.module.css'

export interface FigureBoxProps {
  /** What is counted; names the box. */
  label: string
  hue: Hue
  /** The formatted number, large. */
  value: ReactNode
  /** Small beside it, e.g. "of 64 oz". */
  unit?: ReactNode
  /** A bare bar, or what stands in its place. */
  bar?: ReactNode
  /** Buttons, at the lower edge; they share one row where they fit. */
  actions?: ReactNode
  /** Anything that has to be said below the bar. */
  children?: ReactNode
}

/** One figure of the day with its bar and its buttons, to stand beside another one of the same height. */
export function FigureBox({ label, hue, value, unit, bar, actions, children }: FigureBoxProps) {
  const labelId = useId()
  return (
    <section className={styles.box} data-hue={hue} aria-labelledby={labelId}>
      <h3 id={labelId} className={styles.label}>
        {label}
      </h3>
      <div className={styles.figure}>
        <span className={styles.value}>{value}</span> {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      {bar}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
