import {
  shownIn,
  useLocalDay,
  useWeightUnit,
  WEIGHT_UNITS,
  weightInWords,
  type WeightUnit,
} from '@gb/entries'
import { StatNumber, Text } from '@gb/ui'
import { useWeightWords } from '../words'
import { useGoalStanding } from '../api/use-goal-standing'
import type { WeightHistory } from '../model/weight'
import styles from './figures.module.css'
import { useDays } from '../../shared/use-days'

/** What stands where there is no weight. */
const UNKNOWN = '—'

interface Properties {
  history: WeightHistory
  /** Beside anything serious nobody is counted down. */
  isSerious: boolean
}

/** Current over goal, lost and to goal. */
export function Figures({ history, isSerious }: Properties) {
  const messages = useWeightWords()
  const [unit] = useWeightUnit()
  const { currentLbs, goalLbs, remainingLbs } = history
  const unitWords = WEIGHT_UNITS[unit].label
  const shown = (lbs: number) => shownIn(lbs, WEIGHT_UNITS[unit])
  const change = changeOf(history, unit)
  const isCounted = useGoalStanding(history) === 'counted' && !isSerious
  const toGoal = currentLbs === null || !isCounted ? null : shown(remainingLbs)
  return (
    <div className={styles.ofProgress}>
      <div className={styles.current}>
        <StatNumber
          hue="weight"
          label={messages.current}
          value={currentLbs === null ? UNKNOWN : shown(currentLbs)}
          unit={unitWords}
        />
      </div>
      {goalLbs !== null && (
        <>
          <StatNumber size="small" label={messages.goal} value={shown(goalLbs)} unit={unitWords} />
          <StatNumber
            size="small"
            label={change.kind === 'since' ? messages.since : messages.lost}
            value={change.value}
            unit={unitWords}
          />
          <StatNumber
            size="small"
            label={messages.toGoal}
            value={toGoal ?? UNKNOWN}
            unit={toGoal !== null && unitWords}
          />
        </>
      )}
    </div>
  )
}

// A gain is said as what it is, in the same calm voice: "+3 lbs since the start".
const changeOf = ({ lostLbs }: WeightHistory, unit: WeightUnit) => {
  const shown = shownIn(Math.abs(lostLbs), WEIGHT_UNITS[unit])
  return lostLbs < 0
    ? { kind: 'since' as const, value: `+${shown}` }
    : { kind: 'lost' as const, value: String(shown) }
}

/** From when the loss is counted, and beside it the loss from the highest weight ever. */
export function LossStartText({ history }: { history: WeightHistory }) {
  const dates = useDays()
  const messages = useWeightWords()
  const [unit] = useWeightUnit()
  const today = useLocalDay()
  const { lostSince, lostSinceHighestLbs } = history
  if (lostSince === null) return null
  const day = dates.inSentence(lostSince.day, today)
  return (
    <Text as="p" size="small" tone="muted">
      {messages.lossStart[lostSince.kind]({ day })}
      {lostSinceHighestLbs !== null && lostSinceHighestLbs > 0 && (
        <> {messages.sinceHighest({ weight: weightInWords(lostSinceHighestLbs, unit) })}</>
      )}
    </Text>
  )
}
