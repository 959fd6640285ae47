import type { ReactNode } from 'react'
import { classNames } from '../shared/class-names'
import type { Hue } from '../shared/hue'
import styles from './stat-number.module.css'

export interface StatNumberProps {
  /** The formatted number; `—` or similar is the caller's choice when there is none. */
  value: ReactNode
  unit?: ReactNode
  /** Small words above the number. */
  label?: ReactNode
  /** The sentence under it. */
  children?: ReactNode
  size?: 'large' | 'medium' | 'small' | undefined
  /** Colors the number. */
  hue?: Hue | undefined
  align?: 'start' | 'center' | undefined
}

/** Longer than any unit: words that stand beside the number. */
const LONGEST_UNIT = 6

const isUnit = (unit: ReactNode): boolean => typeof unit === 'string' && unit.length <= LONGEST_UNIT

/** One large number, its unit small beside it, the sentence under it. */
export function StatNumber({
  value,
  unit,
  label,
  children,
  size = 'large',
  hue,
  align = 'start',
}: StatNumberProps) {
  return (
    <div
      className={classNames(styles.stat, styles[size], align === 'center' && styles.center)}
      data-hue={hue}
    >
      {label && <div className={styles.label}>{label}</div>}
      <div className={classNames(styles.line, isUnit(unit) && styles.whole, hue && styles.hued)}>
        <span className={styles.value}>{value}</span>
        {unit && (
          <>
            {' '}
            <span className={styles.unit}>{unit}</span>
          </>
        )}
      </div>
      {children && <div className={styles.sentence}>{children}</div>}
    </div>
  )
}
