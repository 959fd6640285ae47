import { shownIn, useLocalDay, useWeightUnit, WEIGHT_UNITS } from '@gb/entries'
import { StatNumber } from '@gb/ui'
import { useWeightWords } from '../words'
import type { WeightEntry } from '../model/weight'
import { weightStats } from '../model/weight-stats'
import styles from './figures.module.css'

/**
 * Average of the week, pace of the last weeks, lowest weight; each only where there is enough to say it. No lowest weight
 * where nothing is told of losing. Source: health-rules 9b.3 and 9b.7.
 */
interface Properties {
  entries: readonly WeightEntry[]
  tellsNoLoss: boolean
}

export function Stats({ entries, tellsNoLoss }: Properties) {
  const messages = useWeightWords()
  const [unit] = useWeightUnit()
  const { weekAverageLbs, perWeekLbs, lowestLbs } = weightStats(entries, useLocalDay())
  const { label } = WEIGHT_UNITS[unit]
  const shown = (lbs: number) => shownIn(lbs, WEIGHT_UNITS[unit])
  return (
    <div className={styles.figures}>
      {weekAverageLbs !== null && (
        <StatNumber size="small" label={messages.weekAverage} value={shown(weekAverageLbs)} unit={label} />
      )}
      {perWeekLbs !== null && (
        <StatNumber size="small" label={messages.perWeek} value={signed(shown(perWeekLbs))} unit={label} />
      )}
      {lowestLbs !== null && !tellsNoLoss && (
        <StatNumber size="small" label={messages.lowest} value={shown(lowestLbs)} unit={label} />
      )}
    </div>
  )
}

const signed = (value: number): string =>
  value === 0 ? '±0' : value < 0 ? `\u2212${Math.abs(value)}` : `+${value}`
