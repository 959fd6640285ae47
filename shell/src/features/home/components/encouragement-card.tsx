import { Card, Loading, Quote, SkeletonText } from '@gb/ui'
import { useConcerns } from '../api/concerns.query'
import { useEncouragement } from '../api/encouragement.query'
import { useMessages } from '@gb/entries'
import { restCatalog } from '../messages/generated/rest'

/**
 * A few kind words and who said them. Without the server there are words of our own: no error on a kind card. None beside
 * a concern: "a walk changes the day" is no word for somebody who should call, and a kind concern has kind words of its own.
 */
export function EncouragementCard() {
  const words = useMessages(restCatalog).encouragement

  const today = useEncouragement()
  const concerns = useConcerns()
  const said = today.data
  if (concerns.length > 0) return null
  return (
    <Card look="tinted" hue="mood" isDense>
      {today.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText lines={3} />
        </Loading>
      ) : (
        <Quote label={words.title} by={said ? words.by({ author: said.author }) : undefined}>
          {said?.message ?? words.fallback}
        </Quote>
      )}
    </Card>
  )
}
