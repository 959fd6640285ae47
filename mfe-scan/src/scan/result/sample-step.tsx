import { aboutGrams, type MealType } from '@gb/domain'
import { useFormPress } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, Card, List, ListRow } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import type { CapturedPhoto } from '../capture/captured-photo'
import { ItemDetail } from '../correct/correctable-items'
import { Actions } from '../shared/actions'
import { useMealLog } from '../shared/meal-log/use-meal-log'
import { messages } from '../shared/messages'
import { ScanBadge } from '../shared/scan-counter'
import type { ScanStatus } from '../shared/scan-outcome'
import scanStyles from '../shared/scan.module.css'
import { StepHeading } from '../shared/step-heading'
import { AdviceCard } from './advice-card'
import { RatingCard } from './rating-card'
import styles from './results-step.module.css'
import { TotalsCard } from './totals-card'

const words = messages.results

type Properties = {
  photo: CapturedPhoto | null
  mealType: MealType
  meal: Plate
  status: ScanStatus
  onDone: () => void
  onAnother: () => void
}

/** How a result looks, where no AI is connected: an example that is in no log unless the person says that they ate it. */
export function SampleStep({ photo, mealType, meal, status, onDone, onAnother }: Properties) {
  const { notify } = useHost()
  const log = useMealLog()
  const press = useFormPress()
  const addAnyway = async () => {
    if (!(await log.add(mealType, meal.items, press.of(mealType)))) return
    notify({ tone: 'success', text: words.sampleAdded(messages.meals[mealType]) })
    onDone()
  }
  return (
    <section className={scanStyles.step}>
      <div className={styles.foot}>
        <StepHeading>{words.title}</StepHeading>
        <ScanBadge status={status} />
      </div>
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
      <div className={styles.columns}>
        <div className={styles.column}>
          <RatingCard photo={photo} meal={meal} />
          <TotalsCard meal={meal} />
        </div>
        <div className={styles.column}>
          <AdviceCard meal={meal} />
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
        </div>
      </div>
      <Actions>
        <Button variant="secondary" size="large" onClick={onAnother}>
          {words.another}
        </Button>
        <Button size="large" onClick={onDone}>
          {words.done}
        </Button>
      </Actions>
    </section>
  )
}
