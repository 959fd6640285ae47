import { useMessages } from '@gb/entries'
import { Card, Loading, Quote, SkeletonText } from '@gb/ui'
import { useEncouragement } from '../api/encouragement.query'
import { moodCatalog } from '../messages/generated/mood'
import styles from './encouragement-card.module.css'

/** A few kind words, who said them, and a line from the creator. Without the server there are words of our own. */
export function EncouragementCard() {
  const words = useMessages(moodCatalog).encouragement
  const today = useEncouragement()
  const lang = today.data?.isForeign ? 'en' : undefined
  return (
    <Card look="tinted" hue="mood">
      {today.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText lines={4} />
        </Loading>
      ) : (
        <Quote label={words.title} size="large" by={today.data && words.by({ author: today.data.author })}>
          {today.data ? <span lang={lang}>{today.data.message}</span> : words.fallback}
        </Quote>
      )}
      {today.data !== undefined && today.data.note !== '' && (
        <p className={styles.note}>
          <span className={styles.noteTitle}>{words.note}</span>
          <span lang={lang}>{today.data.note}</span>
        </p>
      )}
    </Card>
  )
}
