import { dayInSentence, dayInWords } from '@gb/domain'
import { Card, HistoryIcon, StatNumber, Text } from '@gb/ui'
import { WhosePlan } from '../../shared/whose-plan'
import { messages } from '../messages'
import type { Analytics } from '../model/analytics'
import styles from './data-card.module.css'

const words = messages.data

/** What the numbers are made from. */
export function DataCard({ userId, analytics }: { userId: string; analytics: Analytics }) {
  const { used, from, to } = analytics
  return (
    <Card title={words.title} icon={HistoryIcon}>
      <Text tone="muted">
        {words.text}, {messages.span(dayInWords(from, to), dayInSentence(to, to))}.
      </Text>
      <div className={styles.counts}>
        <StatNumber size="small" label={words.weights} value={used.weights} />
        <StatNumber size="small" label={words.meals} value={used.meals} />
        <StatNumber size="small" label={words.drinks} value={used.drinks} />
        <StatNumber size="small" label={words.moods} value={used.moods} />
      </div>
      {used.leftOut > 0 && <Text tone="muted">{words.leftOut(used.leftOut)}</Text>}
      <Text size="small" tone="muted">
        {words.clinic}
      </Text>
      <WhosePlan userId={userId} />
    </Card>
  )
}
