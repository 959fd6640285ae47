import { Card, Text, WeightIcon } from '@gb/ui'
import { messages } from '../messages'
import type { WeightPart } from '../model/analytics'
import { changeInWords } from '../model/in-words'
import { KnownStat, MissingValue } from './known-value'
import styles from './weight-card.module.css'

const words = messages.weight

/** How the weight moves. */
export function WeightCard({ weight }: { weight: WeightPart }) {
  const { monthChangeLbs } = weight
  return (
    <Card title={words.title} icon={WeightIcon} hue="weight">
      <KnownStat label={words.weekAverage} known={weight.weekAverageLbs} unit={messages.lbs} hue="weight" />
      {monthChangeLbs.value === null ? (
        // The change of a week comes from the same slope: one reason for both.
        <MissingValue label={words.month} reason={monthChangeLbs.reason} />
      ) : (
        <Changes weight={weight} />
      )}
    </Card>
  )
}

const Changes = ({ weight }: { weight: WeightPart }) => (
  <>
    <div className={styles.stats}>
      <KnownStat
        label={words.month}
        known={weight.monthChangeLbs}
        unit={messages.lbs}
        inWords={changeInWords}
      />
      <KnownStat
        label={words.perWeek}
        known={weight.weeklyChangeLbs}
        unit={messages.lbs}
        inWords={changeInWords}
      />
    </div>
    <Text size="small" tone="muted">
      {words.note}
    </Text>
  </>
)
