import { useMessages } from '@gb/entries'
import { daysBetween, smoothedWeights, withoutSlips } from '@gb/domain'
import { inOwnWords } from '@gb/own-words'
import { cardCatalog } from '../messages/generated/card'
import type { WeightEntry } from '../model/weight'
import styles from './sparkline.module.css'

const WIDTH = 72
const HEIGHT = 36
const EDGE = 4

/** The smoothed line of the last weigh-ins, as small as a word; the chart with its numbers is on the tab. */
function Sparkline({ entries }: { entries: readonly WeightEntry[] }) {
  const messages = useMessages(cardCatalog)
  const line = smoothedWeights(withoutSlips(entries.toReversed()))
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined || first === last) return null
  const values = line.map(({ weightLbs }) => weightLbs)
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const days = daysBetween(first.day, last.day)
  const place = (day: string, lbs: number) => ({
    x: EDGE + (daysBetween(first.day, day) / days) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((lbs - low) / span) * (HEIGHT - 2 * EDGE),
  })
  const points = line.map(({ day, weightLbs }) => place(day, weightLbs))
  const end = place(last.day, last.weightLbs)
  return (
    <svg
      className={styles.line}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={messages.trendOf({ count: String(line.length) })}
    >
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <circle cx={end.x} cy={end.y} r={3.5} />
    </svg>
  )
}

/** The line, with its words. */
export const inOwnLanguage = () => inOwnWords(Sparkline, [cardCatalog])
