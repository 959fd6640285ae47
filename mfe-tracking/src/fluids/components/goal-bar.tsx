import { goalProgress, keepsPace, type FluidSummary, VERY_MUCH_FLUID_OZ } from '@gb/domain'
import { amountInWords, type FluidUnit, useHourOfDay, useIsSerious } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { ProgressBar } from '@gb/ui'
import { useFluidsOnHome } from '../../shared/home/home-words'

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
  /** What is said of a day without a drink, where nothing is serious. */
  none?: string
}

/**
 * The day against its goal: the bar stops at 100 %, its text does not. A share is told while it keeps up with the hours;
 * else what is left stands in its place.
 */
export function GoalBar({
  summary,
  unit,
  label,
  isPartial,
  look = 'full',
  isWarned = false,
  none,
}: Properties) {
  const messages = useFluidsOnHome()
  const { totalFluidOz, fluidGoalOz } = summary
  // Beside a serious concern, of whichever log, while none is known, and of far too much, a goal is told, not praised.
  const isVeryMuch = totalFluidOz > VERY_MUCH_FLUID_OZ
  const isCalm = useIsSerious(useSession().userId ?? '') === false && !isWarned && !isVeryMuch
  // Of far too much not even that: the concern asks whether it is right.
  const reached = isVeryMuch ? undefined : isCalm ? messages.reached : messages.reachedPlain
  const toGo = () =>
    totalFluidOz > 0
      ? messages.left({ amount: amountInWords(summary.remainingOz, unit) })
      : isCalm
        ? (none ?? messages.firstSip)
        : messages.nonePlain
  const left = summary.remainingOz === 0 ? reached : isPartial ? undefined : toGo()
  const hour = useHourOfDay()
  const isTold = !isPartial && keepsPace(totalFluidOz, fluidGoalOz, hour)
  const told = isTold ? `${goalProgress(totalFluidOz, fluidGoalOz)?.percent ?? 0}%` : undefined
  // What is left says it once: at the end of the bar where no share is told, else under it.
  const isLeftBeside = !isTold && look === 'full' && totalFluidOz > 0
  const amount = `${amountInWords(totalFluidOz, unit)} ${messages.ofGoal({ goal: amountInWords(fluidGoalOz, unit) })}`
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
