import { CONCERN_WORDS, dayInSentence, PREGNANCY_ADVICE } from '@gb/domain'
import {
  shownIn,
  useLocalDay,
  useWeightUnit,
  WEIGHT_UNITS,
  weightInWords,
  type WeightUnit,
} from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { ProgressBar, StatNumber, Text } from '@gb/ui'
import { homeMessages as messages } from '../home-messages'
import { useIsSerious } from '../../shared/concerns.query'
import { useGoalStanding } from '../api/use-goal-standing'
import type { WeightHistory } from '../model/weight'
import styles from './figures.module.css'

/** The latest weight. */
export function CurrentWeight({ history: { currentLbs } }: { history: WeightHistory }) {
  const [unit] = useWeightUnit()
  return (
    <StatNumber
      hue="weight"
      size="medium"
      value={currentLbs === null ? messages.unknown : shownIn(currentLbs, WEIGHT_UNITS[unit])}
      unit={WEIGHT_UNITS[unit].label}
    />
  )
}

/** Current over goal, lost and to goal. */
export function Figures({ history }: { history: WeightHistory }) {
  const [unit] = useWeightUnit()
  const { currentLbs, goalLbs, remainingLbs } = history
  const unitWords = WEIGHT_UNITS[unit].label
  const shown = (lbs: number) => shownIn(lbs, WEIGHT_UNITS[unit])
  const change = changeOf(history, unit)
  const isCounted = useGoalStanding(history) === 'counted'
  const toGoal = currentLbs === null || !isCounted ? null : shown(remainingLbs)
  return (
    <div className={styles.figures}>
      <div className={styles.current}>
        <StatNumber
          hue="weight"
          label={messages.current}
          value={currentLbs === null ? messages.unknown : shown(currentLbs)}
          unit={unitWords}
        />
      </div>
      {goalLbs !== null && (
        <>
          <StatNumber size="small" label={messages.goal} value={shown(goalLbs)} unit={unitWords} />
          <StatNumber size="small" label={change.label} value={change.value} unit={unitWords} />
          <StatNumber
            size="small"
            label={messages.toGoal}
            value={toGoal ?? messages.unknown}
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
    ? { label: messages.since, value: `+${shown}` }
    : { label: messages.lost, value: String(shown) }
}

/** From when the loss is counted, and beside it the loss from the highest weight ever. */
export function LossStartText({ history }: { history: WeightHistory }) {
  const [unit] = useWeightUnit()
  const today = useLocalDay()
  const { lostSince, lostSinceHighestLbs } = history
  if (lostSince === null) return null
  const day = dayInSentence(lostSince.day, today)
  return (
    <Text as="p" size="small" tone="muted">
      {messages.lossStart[lostSince.kind](day)}
      {lostSinceHighestLbs !== null && lostSinceHighestLbs > 0 && (
        <> {messages.sinceHighest(weightInWords(lostSinceHighestLbs, unit))}</>
      )}
    </Text>
  )
}

/** How much of the way is done: 0 % while nothing is lost. Nobody is counted down to a weight that is too light. */
export function PercentBar({ history }: { history: WeightHistory }) {
  const { currentLbs, percentToGoal, remainingLbs } = history
  const isSerious = useIsSerious(useSession().userId ?? '', 'weight')
  const standing = useGoalStanding(history)
  if (standing === 'too-light') return <Text tone="muted">{CONCERN_WORDS.goal_too_light.text}</Text>
  if (standing === 'not-counted') return <Text tone="muted">{CONCERN_WORDS.too_light.text}</Text>
  if (history.goalLbs === null) return <Text>{PREGNANCY_ADVICE}</Text>
  if (currentLbs === null) return <Text tone="muted">{messages.none}</Text>
  return (
    <ProgressBar
      hue="weight"
      label={messages.percent}
      value={percentToGoal}
      max={100}
      valueText={messages.percentText(Math.round(percentToGoal))}
      goalHint={remainingLbs === 0 && !isSerious ? messages.goalReached : undefined}
    />
  )
}
