import type { ReactNode } from 'react'
import styles from './chart.module.css'

interface Properties {
  x: number
  y: number
  width: number
  value: string
  children: ReactNode
}

/** What is under the pointer; the table has the same for those who do not point. */
export function ChartTip({ x, y, width, value, children }: Properties) {
  return (
    <div
      className={styles.tip}
      aria-hidden="true"
      style={{
        insetInlineStart: Math.min(Math.max(x, 56), width - 56),
        insetBlockStart: Math.max(y - 12, 48),
      }}
    >
      <strong>{value}</strong>
      <span>{children}</span>
    </div>
  )
}
