import { goalProgress, keepsPace, type FluidSummary } from '@gb/domain'
import { amountInWords, type FluidUnit, useHourOfDay } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { ProgressBar } from '@gb/ui'
import { useIsSerious } from '../../shared/concerns.query'
import { homeMessages as messages } from '../home-messages'

interface Properties {
  summary: FluidSummary
  unit: FluidUnit
  label: string
  /** More of the day may be known elsewhere: nothing is said about how far it still is. */
  isPartial: boolean
  /** `bare`: the figure stands beside it already. */
  look?: 'full' | 'bare'
}

/**
 * The day against its goal: the bar stops at 100 %, its text does not. A share is told while it keeps up with the hours;
 * else what is left stands in its place.
 */
export function GoalBar({ summary, unit, label, isPartial, look = 'full' }: Properties) {
  const { totalFluidOz, fluidGoalOz } = summary
  // Beside dry days a goal is told, not praised.
  const isSerious = useIsSerious(useSession().userId ?? '', 'fluids')
  const reached = isSerious ? messages.reachedPlain : messages.reached
  const none = isSerious ? messages.nonePlain : look === 'bare' ? messages.firstSip : messages.none
  const left = summary.remainingOz === 0 ? reached : leftOf(summary, { unit, isPartial, none })
  const hour = useHourOfDay()
  const isTold = !isPartial && keepsPace(totalFluidOz, fluidGoalOz, hour)
  const told = isTold ? messages.percent(goalProgress(totalFluidOz, fluidGoalOz)?.percent ?? 0) : undefined
  // What is left says it once: at the end of the bar where no share is told, else under it.
  const isLeftBeside = !isTold && look === 'full' && totalFluidOz > 0
  const amount = `${amountInWords(totalFluidOz, unit)} ${messages.ofGoal(amountInWords(fluidGoalOz, unit))}`
  return (
    <ProgressBar
      hue="fluids"
      size={look === 'bare' ? 'bare' : 'medium'}
      label={label}
      value={totalFluidOz}
      max={fluidGoalOz}
      valueText={told ?? (isLeftBeside ? left : undefined) ?? amount}
      goalHint={isLeftBeside ? undefined : left}
      overText={reached}
    />
  )
}

interface Hint {
  unit: FluidUnit
  isPartial: boolean
  none: string
}

function leftOf({ totalFluidOz, remainingOz }: FluidSummary, { unit, isPartial, none }: Hint) {
  if (isPartial) return undefined
  return totalFluidOz === 0 ? none : messages.left(amountInWords(remainingOz, unit))
}
