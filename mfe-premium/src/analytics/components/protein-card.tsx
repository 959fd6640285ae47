import { useMessages } from '@gb/entries'
import { Card, ProteinIcon, Text } from '@gb/ui'
import { analyticsCatalog } from '../messages/generated/analytics'
import { summaryCatalog } from '../messages/generated/summary'
import type { Analytics } from '../model/analytics'
import { DayBars } from './day-bars'
import { ScoreBar } from './known-value'

/** Protein of each day with food, and how often it reached its goal. */
export function ProteinCard({ analytics }: { analytics: Analytics }) {
  const words = useMessages(analyticsCatalog).protein
  const label = useMessages(summaryCatalog).protein
  const { nutritionDays, proteinConsistency, period, from, to } = analytics
  const days = nutritionDays.map(({ day, proteinG, proteinGoalG }) => ({
    day,
    value: proteinG,
    goal: proteinGoalG,
  }))
  return (
    <Card title={words.title} icon={ProteinIcon} hue="food">
      {days.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <DayBars shown={{ days, period, from, to }} name={words.name} unit={words.unit} hue="food" />
      )}
      <ScoreBar
        label={label}
        percent={proteinConsistency.percent}
        hint={words.hint({ days: proteinConsistency.days })}
        hue="food"
      />
    </Card>
  )
}
