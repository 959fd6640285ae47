import { shownIn, useWeightUnit, WEIGHT_UNITS, weightInWords } from '@gb/entries'
import { Text } from '@gb/ui'
import { LineChart } from '@gb/ui/chart'
import { useWeightWords } from '../words'
import { Plateaus } from './plateaus'
import styles from './way-chart.module.css'
import type { chartOf } from '../model/chart'

interface Properties {
  chart: ReturnType<typeof chartOf>
  goalLbs: number | null
  height: number
  /** On a phone: as wide as the card around it, or as the screen. */
  width?: 'card' | 'screen'
}

/** The picture and what its parts mean. */
export function WayChart({ chart, goalLbs, height, width = 'card' }: Properties) {
  const messages = useWeightWords()
  const [unit] = useWeightUnit()
  const { points, line, band, hasGoal, leftOut, plateaus } = chart
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const { label } = WEIGHT_UNITS[unit]
  const words = (value: number) => `${value} ${label}`
  const goal =
    goalLbs === null || !hasGoal
      ? undefined
      : {
          value: shownIn(goalLbs, WEIGHT_UNITS[unit]),
          label: messages.chartGoal({ goal: weightInWords(goalLbs, unit) }),
        }
  return (
    <div>
      <div className={width === 'card' ? styles.wide : styles.screen}>
        <LineChart
          hue="weight"
          height={height}
          points={points}
          line={line}
          band={band.length > 1 ? band : undefined}
          unit={label}
          columns={messages.chartColumns}
          summary={messages.chartOf({
            from: words(first.value),
            to: words(last.value),
            first: first.said,
            last: last.said,
          })}
          goal={goal}
          spans={plateaus}
        />
      </div>
      <Text as="p" size="small" tone="muted">
        {band.length > 1 ? messages.legendBand : messages.legend}
      </Text>
      {plateaus.length > 0 && <Plateaus plateaus={plateaus} />}
      {leftOut > 0 && (
        <Text as="p" size="small" tone="muted">
          {messages.leftOut({ count: leftOut })}
        </Text>
      )}
    </div>
  )
}
