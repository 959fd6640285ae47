import styles from './chart.module.css'
import { TICK_GAP } from './scale'

interface Properties {
  ticks: readonly { value: number; y: number }[]
  left: number
  right: number
  formatValue: (value: number) => string
}

/** The lines across a chart, with their numbers at the left. */
export function ValueAxis({ ticks, left, right, formatValue }: Properties) {
  return ticks.map(({ value, y }) => (
    <g key={value}>
      <line className={styles.grid} x1={left} x2={right} y1={y} y2={y} />
      <text className={styles.tick} x={left - TICK_GAP} y={y} dy="0.35em" textAnchor="end">
        {formatValue(value)}
      </text>
    </g>
  ))
}
