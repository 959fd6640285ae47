import { aboutGrams, type MealType } from '@gb/domain'
import { useFormPress, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, Card, List, ListRow } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import type { CapturedPhoto } from '../capture/captured-photo'
import { ItemDetail } from '../correct/correctable-items'
import { correctCatalog } from '../correct/messages/generated/correct'
import { useMealLog } from '../shared/meal-log/use-meal-log'
import { sharedCatalog } from '../shared/messages/generated/shared'
import type { ScanStatus } from '../shared/scan-outcome'
import { resultCatalog } from './messages/generated/result'
import { ResultFrame } from './result-frame'

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
  const words = useMessages(resultCatalog)
  const { itemProtein } = useMessages(correctCatalog)
  const { meals } = useMessages(sharedCatalog)
  const press = useFormPress()
  const addAnyway = async () => {
    if (!(await log.add(mealType, meal.items, press.of(mealType)))) return
    notify({ tone: 'success', text: words.logged({ meal: meals[mealType].toLowerCase() }) })
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
                unit={itemProtein}
              />
            ))}
          </List>
        </Card>
      }
    />
  )
}
