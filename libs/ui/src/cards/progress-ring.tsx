import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Hue } from '../shared/hue'
import { shownPercent } from './progress-bar'
import styles from './progress-ring.module.css'

export interface ProgressRingProps {
  /** Names the ring. */
  label: string
  value: number
  max: number
  /** Read by screen readers, e.g. "40 of 64 oz". */
  valueText: string
  /** Drawn in the middle, usually a StatNumber. */
  children?: ReactNode
  hue?: Hue | undefined
  /** Diameter in CSS pixels while text has its usual size, with which it grows; default 132. */
  size?: number | undefined
}

/** Of the text of a browser that nobody has changed. */
const ROOT_PX = 16
const RADIUS = 52
const LENGTH = 2 * Math.PI * RADIUS

/** A goal as a ring that stops at full. */
export function ProgressRing({ label, value, max, valueText, children, hue, size = 132 }: ProgressRingProps) {
  const labelId = useId()
  const percent = shownPercent(value, max)
  return (
    <div
      className={styles.ring}
      style={{ inlineSize: `${size / ROOT_PX}rem`, blockSize: `${size / ROOT_PX}rem` }}
      data-hue={hue}
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 120 120" width="100%" height="100%" aria-hidden="true">
        <circle className={styles.track} cx="60" cy="60" r={RADIUS} />
        {percent > 0 && (
          <circle
            className={styles.fill}
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - percent / 100)}
          />
        )}
      </svg>
      <span id={labelId} hidden>
        {label}
      </span>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}
