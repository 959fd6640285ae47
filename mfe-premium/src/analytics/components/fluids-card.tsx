import { FLUID_UNITS, shownIn, useFluidUnit, useMessages } from '@gb/entries'
import { Card, FluidsIcon, Text } from '@gb/ui'
import { analyticsCatalog } from '../messages/generated/analytics'
import { summaryCatalog } from '../messages/generated/summary'
import type { Analytics } from '../model/analytics'
import { DayBars } from './day-bars'
import { ScoreBar } from './known-value'

/** Fluids of each day with a drink, how often they reached the goal, and how near they came. */
export function FluidsCard({ analytics }: { analytics: Analytics }) {
  const words = useMessages(analyticsCatalog).fluids
  const label = useMessages(summaryCatalog).fluids
  const { hydrationDays, hydrationCompliance, hydrationScore, period, from, to } = analytics
  const [chosen] = useFluidUnit()
  const unit = FLUID_UNITS[chosen]
  const days = hydrationDays.map(({ day, totalOz, goalOz }) => ({
    day,
    value: shownIn(totalOz, unit),
    goal: shownIn(goalOz, unit),
  }))
  return (
    <Card title={words.title} icon={FluidsIcon} hue="fluids">
      {days.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <DayBars shown={{ days, period, from, to }} name={words.name} unit={unit.label} hue="fluids" />
      )}
      <ScoreBar
        label={label}
        percent={hydrationCompliance.percent}
        hint={words.hint({ days: hydrationCompliance.days })}
        hue="fluids"
      />
      {hydrationScore.value !== null && (
        <ScoreBar label={words.score} percent={hydrationScore} hint={words.scoreHint} hue="fluids" />
      )}
    </Card>
  )
}
