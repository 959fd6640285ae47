import { useMessages } from '@gb/entries'
import { Card, HistoryIcon, StatNumber, Text } from '@gb/ui'
import { WhosePlan } from '../../shared/whose-plan'
import { useDays } from '../../shared/use-days'
import { analyticsCatalog } from '../messages/generated/analytics'
import type { Analytics } from '../model/analytics'
import styles from './data-card.module.css'

/** What the numbers are made from. */
export function DataCard({ userId, analytics }: { userId: string; analytics: Analytics }) {
  const words = useMessages(analyticsCatalog).data
  const { day, inSentence } = useDays()
  const { used, from, to } = analytics
  return (
    <Card title={words.title} icon={HistoryIcon}>
      <Text tone="muted">{words.text({ from: day(from, to), to: inSentence(to, to) })}</Text>
      <div className={styles.counts}>
        <StatNumber size="small" label={words.weights} value={used.weights} />
        <StatNumber size="small" label={words.meals} value={used.meals} />
        <StatNumber size="small" label={words.drinks} value={used.drinks} />
        <StatNumber size="small" label={words.moods} value={used.moods} />
      </div>
      {used.leftOut > 0 && <Text tone="muted">{words.leftOut({ count: used.leftOut })}</Text>}
      <Text size="small" tone="muted">
        {words.clinic}
      </Text>
      <WhosePlan userId={userId} />
    </Card>
  )
}
