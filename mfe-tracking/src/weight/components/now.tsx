import { Brought, shownIn, useIsSerious, useWeightUnit, WEIGHT_UNITS } from '@gb/entries'
import { deferred, useSession } from '@gb/mfe-contract'
import { ProgressBar, Skeleton, StatNumber, Text } from '@gb/ui'
import { useWeightOnHome } from '../../shared/home/home-words'
import { useGoalStanding } from '../api/use-goal-standing'
import type { WeightHistory } from '../model/weight'
import type { WhyNotCountedProps } from './why-not-counted'

/** What stands where there is no weight. */
const UNKNOWN = '—'

/** The latest weight. */
export function CurrentWeight({ history: { currentLbs } }: { history: WeightHistory }) {
  const [unit] = useWeightUnit()
  return (
    <StatNumber
      hue="weight"
      size="medium"
      value={currentLbs === null ? UNKNOWN : shownIn(currentLbs, WEIGHT_UNITS[unit])}
      unit={WEIGHT_UNITS[unit].label}
    />
  )
}

// Most people never read it; it brings the words of all concerns.
const whyNotCounted = deferred(() => import('./why-not-counted').then((chunk) => chunk.inOwnLanguage()))

const Why = (why: WhyNotCountedProps) => (
  <Brought part={whyNotCounted} partProps={why} loading={<Skeleton height={48} />} />
)

/** How much of the way is done: 0 % while nothing is lost. Nobody is counted down to a weight that is too light. */
export function PercentBar({ history, isSerious = false }: { history: WeightHistory; isSerious?: boolean }) {
  const { currentLbs, percentToGoal, remainingLbs } = history
  const messages = useWeightOnHome()
  const isCalm = useIsSerious(useSession().userId ?? '') === false
  const standing = useGoalStanding(history)
  if (standing !== 'counted') return <Why reason={standing} />
  if (history.goalLbs === null) return <Why reason="no-goal" />
  if (isSerious) return null
  if (currentLbs === null) return <Text tone="muted">{messages.none}</Text>
  return (
    <ProgressBar
      hue="weight"
      label={messages.percent}
      value={percentToGoal}
      max={100}
      valueText={`${Math.round(percentToGoal)}%`}
      goalHint={remainingLbs === 0 && isCalm ? messages.goalReached : undefined}
    />
  )
}
