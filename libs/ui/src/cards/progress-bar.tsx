import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { SuccessIcon, WarningIcon } from '../icons'
import type { Hue } from '../shared/hue'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** What is measured; names the bar. */
  label: string
  value: number
  /** The goal; a bar of 0 or less is drawn empty. */
  max: number
  /** The words at the end, e.g. "42 of 60 g" or "124 %"; free of any cap. */
  valueText: string
  hue?: Hue | undefined
  /** What the goal is, e.g. "at least" or "at most". */
  goalHint?: ReactNode
  /** Shown and read in place of `goalHint` once the value is over the goal. */
  overText?: string | undefined
  /** Whether more than the goal is good news (a minimum) or a reason to look (a limit). Default `good`. */
  over?: 'good' | 'careful' | undefined
  /** A range instead of one goal: a mark on the track from here to `max`. */
  rangeFrom?: number | undefined
  /** `bare`: only the bar and its note; the words stand beside it already and are for screen readers. */
  size?: 'medium' | 'large' | 'bare' | undefined
}

/** The share of `max` that is reached, 0–100. */
export const shownPercent = (value: number, max: number): number =>
  max > 0 && Number.isFinite(value) ? Math.min(100, Math.max(0, (value / max) * 100)) : 0

/** A bar that stops at 100 % beside a text that does not. */
export function ProgressBar(props: ProgressBarProps) {
  const {
    label,
    value,
    max,
    valueText,
    hue,
    goalHint,
    overText,
    over = 'good',
    rangeFrom,
    size = 'medium',
  } = props
  const labelId = useId()
  const isOver = max > 0 && value > max
  const note = isOver && overText ? overText : goalHint
  const tone = isOver ? (over === 'good' ? 'success' : 'warning') : hue
  const fill: CSSProperties = { inlineSize: `${shownPercent(value, max)}%` }
  const Icon = over === 'good' ? SuccessIcon : WarningIcon
  return (
    <div className={styles.progress} data-hue={isOver && over === 'careful' ? tone : hue} data-size={size}>
      {size !== 'bare' && (
        <div className={styles.words}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
          <span className={styles.value}>{valueText}</span>
        </div>
      )}
      <div
        className={styles.track}
        role="progressbar"
        {...(size === 'bare' ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shownPercent(value, max))}
        aria-valuetext={isOver && overText ? `${valueText}, ${overText}` : valueText}
      >
        <span className={styles.fill} style={fill} />
        {rangeFrom !== undefined && (
          <span className={styles.range} style={{ insetInlineStart: `${shownPercent(rangeFrom, max)}%` }} />
        )}
      </div>
      {note && (
        <div className={styles.note} data-hue={isOver && overText ? tone : undefined}>
          {isOver && overText && <Icon size={15} aria-hidden="true" />}
          <span>{note}</span>
        </div>
      )}
    </div>
  )
}
