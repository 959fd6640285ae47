import { goalProgress, type FluidSummary } from '@gb/domain'
import { amountInWords, type FluidUnit } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { ProgressBar } from '@gb/ui'
import { useIsSerious } from '../../shared/concerns.query'
import { homeMessages as messages } from '../home-messages'

type Properties = {
  summary: FluidSummary
  unit: FluidUnit
  label: string
  /** More of the day may be known elsewhere: nothing is said about how far it still is. */
  isPartial: boolean
  /** `bare`: the figure stands beside it already. */
  look?: 'full' | 'bare'
}

/** The day against its goal: the bar stops at 100 %, its text does not. */
export function GoalBar({ summary, unit, label, isPartial, look = 'full' }: Properties) {
  const { totalFluidOz, fluidGoalOz } = summary
  // Beside dry days a goal is told, not praised.
  const isSerious = useIsSerious(useSession().userId ?? '', 'fluids')
  const reached = isSerious ? messages.reachedPlain : messages.reached
  const none = isSerious ? messages.nonePlain : look === 'bare' ? messages.firstSip : messages.none
  const percent = goalProgress(totalFluidOz, fluidGoalOz)?.percent ?? 0
  return (
    <ProgressBar
      hue="fluids"
      size={look === 'bare' ? 'bare' : 'medium'}
      label={label}
      value={totalFluidOz}
      max={fluidGoalOz}
      valueText={messages.percent(percent)}
      goalHint={summary.remainingOz === 0 ? reached : leftOf(summary, { unit, isPartial, none })}
      overText={reached}
    />
  )
}

type Hint = { unit: FluidUnit; isPartial: boolean; none: string }

function leftOf({ totalFluidOz, remainingOz }: FluidSummary, { unit, isPartial, none }: Hint) {
  if (isPartial) return undefined
  return totalFluidOz === 0 ? none : messages.left(amountInWords(remainingOz, unit))
}
