import { goalProgress, type FluidSummary } from '@gb/domain'
import { amountInWords, type FluidUnit } from '@gb/mfe-contract'
import { ProgressBar } from '@gb/ui'
import { messages } from '../messages'

type Properties = {
  summary: FluidSummary
  unit: FluidUnit
  label: string
  /** More of the day may be known elsewhere: nothing is said about how far it still is. */
  isPartial: boolean
}

/** The day against its goal: the bar stops at 100 %, its text does not. */
export function GoalBar({ summary, unit, label, isPartial }: Properties) {
  const { totalFluidOz, fluidGoalOz } = summary
  const percent = goalProgress(totalFluidOz, fluidGoalOz)?.percent ?? 0
  return (
    <ProgressBar
      hue="fluids"
      label={label}
      value={totalFluidOz}
      max={fluidGoalOz}
      valueText={messages.percent(percent)}
      goalHint={hintOf(summary, unit, isPartial)}
      overText={messages.reached}
    />
  )
}

function hintOf({ totalFluidOz, remainingOz }: FluidSummary, unit: FluidUnit, isPartial: boolean) {
  if (remainingOz === 0) return messages.reached
  if (isPartial) return undefined
  return totalFluidOz === 0 ? messages.none : messages.left(amountInWords(remainingOz, unit))
}
