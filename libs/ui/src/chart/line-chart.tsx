import { useId, useRef, useState } from 'react'
import type { Hue } from '../shared/hue'
import styles from './chart.module.css'
import { ChartTip } from './chart-tip'
import { DataTable } from './data-table'
import { layOut } from './line-layout'
import type { ChartBand, ChartLine, ChartPoint, ChartSpan } from './line-layout'
import { Scrubber } from './scrubber'
import { useWidth } from './use-width'
import { ValueAxis } from './value-axis'

export interface LineChartProps {
  /** In any order; without one only the band is drawn, and nothing without a band: show a sentence instead. */
  points: readonly ChartPoint[]
  /** What the picture says, in a sentence; names it for screen readers. */
  summary: string
  /** Heads of the table that screen readers get. */
  columns: { label: string; value: string }
  unit: string
  /** The course through the dots, e.g. smoothed; through the dots themselves when absent. */
  line?: readonly ChartLine[] | undefined
  /** A line across, with its name above the picture. */
  goal?: { value: number; label: string } | undefined
  /** The numbers at the left where they are always the same, lowest first, e.g. those of a rating. */
  scale?: readonly number[] | undefined
  /** What is expected, as a soft area. */
  band?: readonly ChartBand[] | undefined
  /** The name of the day on which the band ends, where it goes well beyond the last point. */
  bandEnd?: string | undefined
  /** The name of the day on which the band begins, where there is no point. */
  bandStart?: string | undefined
  /** Times that are marked on the ground. */
  spans?: readonly ChartSpan[] | undefined
  hue?: Hue | undefined
  /** Height in CSS pixels; default 200. */
  height?: number | undefined
  formatValue?: ((value: number) => string) | undefined
}

/** From here on single dots would hide the line. */
const MANY = 40

/** Dots with a smooth line, a goal line, and the same numbers as a table. */
export function LineChart(props: LineChartProps) {
  const { points, line, summary, columns, unit, goal, scale, band, bandEnd, bandStart, spans, hue } = props
  const { height = 200, formatValue = String } = props
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame)
  const [shownIndex, setShownIndex] = useState<number | null>(null)
  const gradientId = useId()
  if (points.length === 0 && (band?.length ?? 0) < 2) return null
  const frameOf = { formatValue, width, height }
  const chart = layOut({ points, line, goal, scale, band, bandEnd, bandStart, spans, ...frameOf })
  const shown = shownIndex === null ? undefined : chart.dots[shownIndex]

  const inWords = (value: number) => `${formatValue(value)} ${unit}`

  return (
    <figure ref={frame} className={styles.chart} data-hue={hue}>
      <svg width={width} height={height} role="img" aria-label={summary}>
        <defs>
          <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.from} />
            <stop offset="1" className={styles.to} />
          </linearGradient>
        </defs>
        <ValueAxis ticks={chart.ticks} left={chart.left} right={chart.right} formatValue={formatValue} />
        {chart.spans.map((span) => (
          <rect key={span.x} className={styles.span} {...span} />
        ))}
        {chart.bandPath && <path className={styles.band} d={chart.bandPath} />}
        {chart.expectedPath && <path className={styles.expected} d={chart.expectedPath} />}
        {!chart.bandPath && <path d={chart.areaPath} fill={`url(#${gradientId})`} />}
        {chart.goal && (
          <line
            className={styles.goal}
            x1={chart.left}
            x2={chart.right}
            y1={chart.goal.y}
            y2={chart.goal.y}
          />
        )}
        {shown && <line className={styles.hair} x1={shown.x} x2={shown.x} y1={chart.top} y2={chart.bottom} />}
        <path className={styles.line} d={chart.linePath} />
        {chart.dots.map((dot, index) => (
          <circle
            key={`${dot.point.at}-${index}`}
            className={
              index === chart.dots.length - 1
                ? styles.lastDot
                : chart.dots.length > MANY
                  ? styles.smallDot
                  : styles.dot
            }
            cx={dot.x}
            cy={dot.y}
            r={index === chart.dots.length - 1 || dot === shown ? 6 : chart.dots.length > MANY ? 1.75 : 3.5}
          />
        ))}
        {goal && chart.goal && (
          <g>
            <line
              className={styles.goal}
              x1={chart.goal.key.from}
              x2={chart.goal.key.to}
              y1={chart.goal.key.y}
              y2={chart.goal.key.y}
            />
            <text className={styles.goalLabel} x={chart.goal.key.words} y={chart.goal.key.y} dy="0.35em">
              {goal.label}
            </text>
          </g>
        )}
        {chart.labels.map(({ text, x, anchor }) => (
          <text key={text + anchor} className={styles.tick} x={x} y={height - 6} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      <Scrubber
        xs={chart.dots.map(({ x }) => x)}
        label={summary}
        shownIndex={shownIndex}
        valueText={shown && `${shown.point.label}: ${inWords(shown.point.value)}`}
        onShow={setShownIndex}
      />
      {shown && (
        <ChartTip x={shown.x} y={shown.y} width={width} value={inWords(shown.point.value)}>
          {shown.point.label}
        </ChartTip>
      )}
      {chart.dots.length > 0 && (
        <DataTable
          points={chart.dots.map(({ point }) => point)}
          caption={summary}
          {...{ columns, inWords }}
        />
      )}
    </figure>
  )
}
