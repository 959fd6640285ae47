import { Card, Loading, SkeletonText } from '@gb/ui'
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
        <figure className={styles.figure} aria-label={words.title}>
          <blockquote className={styles.quote}>{today.data?.message ?? words.fallback}</blockquote>
          {today.data !== undefined && (
            <figcaption className={styles.author}>{words.by(today.data.author)}</figcaption>
          )}
        </figure>
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
