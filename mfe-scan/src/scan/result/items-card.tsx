import { useMessages } from '@gb/entries'
import { Card } from '@gb/ui'
import type { ScannedMeal } from '../../shared/meal/meal'
import { CorrectableItems } from '../correct/correctable-items'
import { resultCatalog } from './messages/generated/result'

interface Properties {
  userId: string
  meal: ScannedMeal
}

/** The foods that were seen, each with its weight, energy and protein, to be corrected. */
export function ItemsCard({ userId, meal }: Properties) {
  const words = useMessages(resultCatalog)
  return (
    <Card title={words.items} hue="food">
      <CorrectableItems userId={userId} label={words.items} meal={meal} />
    </Card>
  )
}
