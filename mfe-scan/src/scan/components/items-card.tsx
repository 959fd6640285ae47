import { aboutGrams, aboutKcal } from '@gb/domain'
import { Card, List, ListRow } from '@gb/ui'
import { messages } from '../messages'
import type { ScannedMeal } from '../model/scan-outcome'

const words = messages.results

/** The foods that were seen, each with its weight, energy and protein. */
export function ItemsCard({ items }: { items: ScannedMeal['items'] }) {
  return (
    <Card title={words.items} hue="food">
      <List label={words.items}>
        {items.map((item, index) => (
          <ListRow
            key={`${index} ${item.name}`}
            title={item.name}
            detail={words.itemDetail(aboutGrams(item.grams), aboutKcal(item.calories))}
            value={aboutGrams(item.proteinG)}
            unit={words.itemProtein}
          />
        ))}
      </List>
    </Card>
  )
}
