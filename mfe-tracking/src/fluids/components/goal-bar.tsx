import { goalProgress, keepsPace, type FluidSummary, VERY_MUCH_FLUID_OZ } from '@gb/domain'
import { amountInWords, type FluidUnit, useHourOfDay, useIsSerious } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { ProgressBar } from '@gb/ui'
import { homeMessages as messages } from '../home-messages'

interface Properties {
  summary: FluidSummary
  unit: FluidUnit
  label: string
  /** More of the day may be known elsewhere: nothing is said about how far it still is. */
  isPartial: boolean
  /** `bare`: the figure stands beside it already. */
  look?: 'full' | 'bare'
  /** What was logged here warns already, whatever the server has heard of it. */
  isWarned?: boolean
}

/**
 * The day against its goal: the bar stops at 100 %, its text does not. A share is told while it keeps up with the hours;
 * else what is left stands in its place.
 */
export function GoalBar({ summary, unit, label, isPartial, look = 'full', isWarned = false }: Properties) {
  const { totalFluidOz, fluidGoalOz } = summary
  // Beside a serious concern, of whichever log, while none is known, and of far too much, a goal is told, not praised.
  const isVeryMuch = totalFluidOz > VERY_MUCH_FLUID_OZ
  const isCalm = useIsSerious(useSession().userId ?? '') === false && !isWarned && !isVeryMuch
  // Of far too much not even that: the concern asks whether it is right.
  const reached = isVeryMuch ? undefined : isCalm ? messages.reached : messages.reachedPlain
  const none = !isCalm ? messages.nonePlain : look === 'bare' ? messages.firstSip : messages.none
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
      // A mark of success is praise, too.
      overText={isCalm ? reached : undefined}
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
