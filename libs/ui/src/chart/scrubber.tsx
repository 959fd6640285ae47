import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './chart.module.css'

interface Properties {
  /** Where the points stand, left to right, in CSS pixels. */
  xs: readonly number[]
  label: string
  /** The point that is shown; null for none. */
  shownIndex: number | null
  /** The shown point in words. */
  valueText: string | undefined
  onShow: (index: number | null) => void
}

/**
 * Lies over a chart and leads from point to point: a finger or a mouse to the nearest one, the arrows to the next. What a
 * finger found stays when it is lifted, so that it does not hide what it points at.
 */
export function Scrubber({ xs, label, shownIndex, valueText, onShow }: Properties) {
  if (xs.length < 2) return null
  const last = xs.length - 1
  const showNearest = (event: PointerEvent<HTMLDivElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    const distances = xs.map((x) => Math.abs(x - at))
    onShow(distances.indexOf(Math.min(...distances)))
  }
  const goTo = (event: KeyboardEvent) => {
    const next = nextOf(event.key, shownIndex ?? last + 1, last)
    if (next === undefined) return
    event.preventDefault()
    onShow(next)
  }
  return (
    <div
      className={styles.scrubber}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shownIndex ?? last}
      aria-valuetext={valueText}
      onPointerDown={showNearest}
      onPointerMove={showNearest}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onShow(null)
      }}
      onKeyDown={goTo}
      onFocus={() => {
        if (shownIndex === null) onShow(last)
      }}
      onBlur={() => onShow(null)}
    />
  )
}

/** The point a key leads to; null puts the value away, undefined is no key of ours. */
function nextOf(key: string, from: number, last: number): number | null | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return null
    default:
      return undefined
  }
}
