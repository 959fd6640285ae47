import { aboutGrams, type MealType } from '@gb/domain'
import { useFormPress } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, Card, List, ListRow } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import type { CapturedPhoto } from '../capture/captured-photo'
import { ItemDetail } from '../correct/correctable-items'
import { useMealLog } from '../shared/meal-log/use-meal-log'
import { messages } from '../shared/messages'
import type { ScanStatus } from '../shared/scan-outcome'
import { ResultFrame } from './result-frame'

const words = messages.results

interface Properties {
  photo: CapturedPhoto | null
  mealType: MealType
  meal: Plate
  status: ScanStatus
  onDone: () => void
  onAnother: () => void
}

/** How a result looks, where no AI is connected: an example that is in no log unless the person says that they ate it. */
export function SampleStep({ mealType, meal, onDone, ...frame }: Properties) {
  const { notify } = useHost()
  const log = useMealLog()
  const press = useFormPress()
  const addAnyway = async () => {
    if (!(await log.add(mealType, meal.items, press.of(mealType)))) return
    notify({ tone: 'success', text: words.sampleAdded(messages.meals[mealType]) })
    onDone()
  }
  return (
    <ResultFrame
      {...frame}
      meal={meal}
      onDone={onDone}
      notice={
        <Banner
          tone="warning"
          live="polite"
          title={words.sample}
          action={
            <Button size="small" variant="secondary" onClick={() => void addAnyway()}>
              {words.sampleAdd}
            </Button>
          }
        >
          {words.sampleText} {words.sampleFree}
        </Banner>
      }
      foods={
        <Card title={words.items} hue="food">
          <List label={words.items}>
            {meal.items.map((item) => (
              <ListRow
                key={item.itemId}
                title={item.name}
                detail={<ItemDetail item={item} />}
                value={aboutGrams(item.proteinG)}
                unit={words.itemProtein}
              />
            ))}
          </List>
        </Card>
      }
    />
  )
}
