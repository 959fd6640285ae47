import { goalProgress, type FluidSummary } from '@gb/domain'
import { amountInWords, type FluidUnit } from '@gb/mfe-contract'
import { ProgressBar } from '@gb/ui'
import { messages } from '../messages'

type Properties = { summary: FluidSummary; unit: FluidUnit; label: string }

/** The day against its goal: the bar stops at 100 %, its text does not. */
export function GoalBar({ summary, unit, label }: Properties) {
  const { totalFluidOz, fluidGoalOz, remainingOz } = summary
  const percent = goalProgress(totalFluidOz, fluidGoalOz)?.percent ?? 0
  return (
    <ProgressBar
      hue="fluids"
      label={label}
      value={totalFluidOz}
      max={fluidGoalOz}
      valueText={messages.percent(percent)}
      goalHint={remainingOz === 0 ? messages.reached : sentenceOf(summary, unit)}
      overText={messages.reached}
    />
  )
}

const sentenceOf = ({ totalFluidOz, remainingOz }: FluidSummary, unit: FluidUnit) =>
  totalFluidOz === 0 ? messages.none : messages.left(amountInWords(remainingOz, unit))
