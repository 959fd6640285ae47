import { Card, Loading, SkeletonText } from '@gb/ui'
import { useEncouragement } from '../api/encouragement.query'
import { messages } from '../messages'
import styles from './encouragement-card.module.css'

const words = messages.encouragement

/** A few kind words and who said them. Without the server there are words of our own: no error on a kind card. */
export function EncouragementCard() {
  const today = useEncouragement()
  return (
    <Card look="tinted" hue="mood">
      {today.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText lines={3} />
        </Loading>
      ) : (
        <figure className={styles.words} aria-label={words.title}>
          <blockquote className={styles.quote}>{today.data?.message ?? words.fallback}</blockquote>
          {today.data !== undefined && (
            <figcaption className={styles.author}>{words.by(today.data.author)}</figcaption>
          )}
        </figure>
      )}
    </Card>
  )
}
