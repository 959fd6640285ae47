import { Card, Loading, Quote, SkeletonText } from '@gb/ui'
import { useEncouragement } from '../api/encouragement.query'
import { messages } from '../messages'

const words = messages.encouragement

/** A few kind words and who said them. Without the server there are words of our own: no error on a kind card. */
export function EncouragementCard() {
  const today = useEncouragement()
  return (
    <Card look="tinted" hue="mood" isDense>
      {today.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText lines={3} />
        </Loading>
      ) : (
        <Quote label={words.title} by={today.data && words.by(today.data.author)}>
          {today.data?.message ?? words.fallback}
        </Quote>
      )}
    </Card>
  )
}
