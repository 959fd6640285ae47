import { Card, ProteinIcon, Text } from '@gb/ui'
import { messages } from '../messages'
import type { Analytics } from '../model/analytics'
import { DayBars } from './day-bars'
import { ScoreBar } from './known-value'

const words = messages.protein

/** Protein of each day with food, and how often it reached its goal. */
export function ProteinCard({ analytics }: { analytics: Analytics }) {
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
        label={words.consistency}
        percent={proteinConsistency.percent}
        hint={words.hint(proteinConsistency.days)}
        hue="food"
      />
    </Card>
  )
}
