import type { FoodFelt } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Card, HeartIcon, List, ListRow } from '@gb/ui'
import { useFoodFeelings } from './food-feelings.query'
import { foodLogCatalog } from './messages/generated/food-log'

/** Which foods sit well with the person and which have been hard; nothing while there is nothing to say. */
export function SitsCard({ userId }: { userId: string }) {
  const { data } = useFoodFeelings(userId)
  const words = useMessages(foodLogCatalog).sits
  if (data === undefined || data.well.length + data.hard.length === 0) return null
  return (
    <Card title={words.title} icon={HeartIcon} hue="food">
      <Foods
        label={words.well}
        foods={data.well}
        detail={({ fine, hard }) => words.fine({ times: fine, of: fine + hard })}
      />
      <Foods
        label={words.hard}
        foods={data.hard}
        detail={({ fine, hard }) => words.notFine({ times: hard, of: fine + hard })}
      />
      {data.hard.length > 0 && <p>{words.hint}</p>}
    </Card>
  )
}

interface Properties {
  label: string
  foods: readonly FoodFelt[]
  detail: (food: FoodFelt) => string
}

function Foods({ label, foods, detail }: Properties) {
  if (foods.length === 0) return null
  return (
    <div>
      <h3>{label}</h3>
      <List label={label}>
        {foods.map((food) => (
          <ListRow key={food.name} title={food.name} detail={detail(food)} />
        ))}
      </List>
    </div>
  )
}
