import { Card, Text, WeightIcon } from '@gb/ui'
import { messages } from '../messages'
import type { WeightPart } from '../model/analytics'
import { changeInWords } from '../model/in-words'
import { KnownStat } from './known-value'
import styles from './weight-card.module.css'

const words = messages.weight

/** How the weight moves. */
export function WeightCard({ weight }: { weight: WeightPart }) {
  return (
    <Card title={words.title} icon={WeightIcon} hue="weight">
      <KnownStat label={words.weekAverage} known={weight.weekAverageLbs} unit={messages.lbs} hue="weight" />
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
      {weight.monthChangeLbs.value !== null && (
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      )}
    </Card>
  )
}
