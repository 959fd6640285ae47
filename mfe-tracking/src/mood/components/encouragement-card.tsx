import { Card, Loading, Quote, SkeletonText } from '@gb/ui'
import { useEncouragement } from '../api/encouragement.query'
import { messages } from '../messages'
import styles from './encouragement-card.module.css'

const words = messages.encouragement

/** A few kind words, who said them, and a line from the creator. Without the server there are words of our own. */
export function EncouragementCard() {
  const today = useEncouragement()
  return (
    <Card look="tinted" hue="mood">
      {today.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText lines={4} />
        </Loading>
      ) : (
        <Quote label={words.title} size="large" by={today.data && words.by(today.data.author)}>
          {today.data?.message ?? words.fallback}
        </Quote>
      )}
      {today.data !== undefined && today.data.note !== '' && (
        <p className={styles.note}>
          <span className={styles.noteTitle}>{words.note}</span>
          {today.data.note}
        </p>
      )}
    </Card>
  )
}
