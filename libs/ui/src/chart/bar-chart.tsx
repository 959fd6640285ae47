import { useRef, useState } from 'react'
import type { Hue } from '../shared/hue'
import { layOutBars } from './bar-layout'
import type { ChartBar } from './bar-layout'
import styles from './chart.module.css'
import { ChartTip } from './chart-tip'
import { DataTable } from './data-table'
import { useWidth } from './use-width'
import { ValueAxis } from './value-axis'

export interface BarChartProps {
  /** In any order; without one nothing is drawn, so show a sentence instead. */
  bars: readonly ChartBar[]
  /** What is shown: the first instant, the end, and how long a bar stands for, in ms. */
  range: { from: number; to: number; slotMs: number }
  /** Under the two ends. */
  ends: { from: string; to: string }
  /** What the picture says, in a sentence; names it for screen readers. */
  summary: string
  /** Heads of the table that screen readers get. */
  columns: { label: string; value: string; goal: string }
  unit: string
  hue?: Hue | undefined
  /** Height in CSS pixels; default 180. */
  height?: number | undefined
  formatValue?: ((value: number) => string) | undefined
}

/** Bars against the goal of each, full in color where it is reached, and the same numbers as a table. */
export function BarChart(props: BarChartProps) {
  const { bars, range, ends, summary, columns, unit, hue, height = 180, formatValue = String } = props
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame)
  const [shownIndex, setShownIndex] = useState<number | null>(null)
  if (bars.length === 0) return null
  const chart = layOutBars({ bars, ...range, formatValue, width, height })
  const shown = shownIndex === null ? undefined : chart.shapes[shownIndex]
  const inWords = (value: number) => `${formatValue(value)} ${unit}`
  const showNearest = (clientX: number) => {
    const left = frame.current?.getBoundingClientRect().left ?? 0
    const distances = chart.shapes.map(({ middle }) => Math.abs(middle - (clientX - left)))
    setShownIndex(distances.indexOf(Math.min(...distances)))
  }
  return (
    <figure ref={frame} className={styles.chart} data-hue={hue}>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={summary}
        onPointerMove={(event) => showNearest(event.clientX)}
        onPointerDown={(event) => showNearest(event.clientX)}
        onPointerLeave={() => setShownIndex(null)}
      >
        <ValueAxis ticks={chart.ticks} left={chart.left} right={chart.right} formatValue={formatValue} />
        {chart.shapes.map((shape) => (
          <rect
            key={shape.bar.at}
            className={shape.isReached ? styles.reachedBar : styles.bar}
            x={shape.x}
            y={shape.y}
            width={chart.barWidth}
            height={shape.height}
            rx={Math.min(4, chart.barWidth / 3)}
          />
        ))}
        {chart.goalPath && <path className={styles.goal} d={chart.goalPath} fill="none" />}
        <text className={styles.tick} x={chart.left} y={height - 6}>
          {ends.from}
        </text>
        <text className={styles.tick} x={chart.right} y={height - 6} textAnchor="end">
          {ends.to}
        </text>
      </svg>
      {shown && (
        <ChartTip x={shown.middle} y={shown.y} width={width} value={inWords(shown.bar.value)}>
          {shown.bar.label}
        </ChartTip>
      )}
      <DataTable
        points={chart.shapes.map(({ bar }) => bar)}
        caption={summary}
        columns={columns}
        inWords={inWords}
        goalOf={(bar) => (bar.goal === null ? null : inWords(bar.goal))}
      />
    </figure>
  )
}
