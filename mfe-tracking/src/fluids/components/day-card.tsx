import { phaseOn } from '@gb/domain'
import { amountInWords, FLUID_UNITS, shownIn, useFluidUnit } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { Card, FluidsIcon, InfoMark, StatNumber, Text } from '@gb/ui'
import { useStaged } from '../../shared/staged.query'
import type { ShownDay } from '../api/fluid-day.query'
import { useChecked } from '../../shared/use-days'
import { useFluidWords } from '../words'
import styles from './day-card.module.css'
import { DayFault, DaySkeleton, PartialDay } from './day-states'
import { GoalBar } from './goal-bar'

/** Today: the number, and how far it is to the goal of the phase. */
export function DayCard({ day, isWarned }: { day: ShownDay; isWarned: boolean }) {
  const messages = useFluidWords()
  const [unit] = useFluidUnit()
  const { summary } = day
  return (
    <Card title={messages.today} icon={FluidsIcon} hue="fluids" action={<AboutGoal />}>
      <div className={styles.body}>
        {summary !== null ? (
          <>
            <StatNumber
              hue="fluids"
              value={shownIn(summary.totalFluidOz, FLUID_UNITS[unit])}
              unit={messages.ofGoal({ goal: amountInWords(summary.fluidGoalOz, unit) })}
            />
            <GoalBar
              summary={summary}
              unit={unit}
              label={messages.title}
              isPartial={day.isPartial}
              isWarned={isWarned}
              none={messages.none}
            />
            <WhoseGoal day={day.day} />
            {day.isPartial && <PartialDay day={day} />}
          </>
        ) : day.isError ? (
          <DayFault day={day} />
        ) : (
          <DaySkeleton />
        )}
      </div>
    </Card>
  )
}

function WhoseGoal({ day }: { day: string }) {
  const messages = useFluidWords()
  const person = useStaged(useSession().userId ?? '')
  const phase = person === undefined ? null : phaseOn(person, day)
  return phase === null ? null : (
    <Text size="small" tone="muted">
      {phase.fromClinic.includes('fluids') ? messages.whose.clinic : messages.whose.guide}
    </Text>
  )
}

const AboutGoal = () => {
  const messages = useFluidWords()
  const checked = useChecked()
  return (
    <InfoMark label={messages.info} source={messages.source} reviewed={checked}>
      {messages.infoText}
    </InfoMark>
  )
}
