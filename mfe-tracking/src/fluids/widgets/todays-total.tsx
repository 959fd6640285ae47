import type { FluidSummary } from '@gb/domain'
import { amountInWords, FLUID_UNITS, shownIn, useFluidUnit } from '@gb/mfe-contract'
import { StatNumber } from '@gb/ui'
import type { ReactNode } from 'react'
import { GoalBar } from '../components/goal-bar'
import { messages } from '../messages'
import styles from './fluids-card.module.css'

type Properties = {
  summary: FluidSummary
  isWaiting: boolean
  /** Only what waits here is counted. */
  isPartial: boolean
  /** Beside the number. */
  children: ReactNode
}

/** The number of the day over its bar. */
export function TodaysTotal({ summary, isWaiting, isPartial, children }: Properties) {
  const [unit] = useFluidUnit()
  return (
    <>
      <div className={styles.today}>
        <StatNumber
          hue="fluids"
          value={shownIn(summary.totalFluidOz, FLUID_UNITS[unit])}
          unit={messages.ofGoal(amountInWords(summary.fluidGoalOz, unit))}
        />
        {children}
      </div>
      <GoalBar
        summary={summary}
        unit={unit}
        label={isWaiting ? messages.waiting : messages.today}
        isPartial={isPartial}
      />
    </>
  )
}
