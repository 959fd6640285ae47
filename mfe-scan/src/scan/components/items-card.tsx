import { Card } from '@gb/ui'
import { CorrectableItems } from '../correct/correctable-items'
import { messages } from '../messages'
import type { ScannedMeal } from '../model/scan-outcome'

const words = messages.results

type Properties = { userId: string; meal: ScannedMeal; onCorrected: (meal: ScannedMeal) => void }

/** The foods that were seen, each with its weight, energy and protein, to be corrected. */
export function ItemsCard({ userId, meal, onCorrected }: Properties) {
  return (
    <Card title={words.items} hue="food">
      <CorrectableItems userId={userId} label={words.items} meal={meal} onChanged={onCorrected} />
    </Card>
  )
}
