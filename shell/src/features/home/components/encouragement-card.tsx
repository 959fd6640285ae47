import { Card, Loading, Quote, SkeletonText } from '@gb/ui'
import { useConcerns } from '../api/concerns.query'
import { useEncouragement } from '../api/encouragement.query'
import { restMessages as messages } from '../rest-messages'

const words = messages.encouragement

/**
 * A few kind words and who said them. Without the server there are words of our own: no error on a kind card. None beside
 * a concern: "a walk changes the day" is no word for somebody who should call, and a kind concern has kind words of its own.
 */
export function EncouragementCard() {
  const today = useEncouragement()
  const concerns = useConcerns()
  if (concerns.length > 0) return null
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
