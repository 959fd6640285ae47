import type { MealType } from '@gb/domain'
import { stateInWords } from '@gb/entries'
import { Button, SendState, SuccessIcon } from '@gb/ui'
import type { ScannedMeal } from '../../shared/meal/meal'
import { Actions } from '../shared/actions'
import { messages } from '../shared/messages'
import { useCorrected } from './use-corrected'
import type { ScanStatus } from '../shared/scan-outcome'
import type { CapturedPhoto } from '../capture/captured-photo'
import { AdviceCard } from './advice-card'
import { ItemsCard } from './items-card'
import { RatingCard } from './rating-card'
import styles from './results-step.module.css'
import { ScanBadge } from '../shared/scan-counter'
import scanStyles from '../shared/scan.module.css'
import { StepHeading } from '../shared/step-heading'
import { TotalsCard } from './totals-card'

const words = messages.results

type Properties = {
  userId: string
  photo: CapturedPhoto | null
  mealType: MealType
  meal: ScannedMeal
  status: ScanStatus
  onDone: () => void
  onAnother: () => void
}

/** The rated meal, already in the log. */
export function ResultsStep(props: Properties) {
  const { userId, photo, mealType, status, onDone, onAnother } = props
  const { state, refusal, ...meal } = useCorrected(props.meal, mealType)
  return (
    <section className={scanStyles.step}>
      <div className={styles.foot}>
        <StepHeading>{words.title}</StepHeading>
        <ScanBadge status={status} />
      </div>
      <p className={styles.logged} role="status">
        <SuccessIcon size={18} aria-hidden="true" />
        {words.logged(messages.meals[mealType])}
      </p>
      <SendState {...stateInWords({ state, refusal })} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RatingCard photo={photo} meal={meal} />
          <TotalsCard meal={meal} />
        </div>
        <div className={styles.column}>
          <AdviceCard meal={meal} />
          <ItemsCard userId={userId} meal={meal} />
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
