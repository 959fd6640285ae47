import { useMessages } from '@gb/entries'
import type { ReactNode } from 'react'
import { Button, Columns } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import type { CapturedPhoto } from '../capture/captured-photo'
import { Actions } from '../shared/actions'
import { ScanBadge } from '../shared/scan-counter'
import type { ScanStatus } from '../shared/scan-outcome'
import scanStyles from '../shared/scan.module.css'
import { StepHeading } from '../shared/step-heading'
import { AdviceCard } from './advice-card'
import { RatingCard } from './rating-card'
import { resultCatalog } from './messages/generated/result'
import styles from './result-frame.module.css'
import { TotalsCard } from './totals-card'

interface Properties {
  photo: CapturedPhoto | null
  meal: Plate
  status: ScanStatus
  /** What became of the meal, above the cards. */
  notice: ReactNode
  /** The card of the foods on the plate. */
  foods: ReactNode
  /** What is asked last, e.g. how the meal sat. */
  last?: ReactNode
  onDone: () => void
  onAnother: () => void
}

/** A rated plate on one screen: what is said of it, its cards in two columns where there is room, and the two ways on. */
export function ResultFrame({ photo, meal, status, notice, foods, last, onDone, onAnother }: Properties) {
  const words = useMessages(resultCatalog)
  return (
    <section className={scanStyles.step}>
      <div className={styles.foot}>
        <StepHeading>{words.title}</StepHeading>
        <ScanBadge status={status} />
      </div>
      {notice}
      <Columns
        lead={1.2}
        aside={
          <>
            <AdviceCard meal={meal} />
            {foods}
          </>
        }
        after={last}
      >
        <RatingCard photo={photo} meal={meal} />
        <TotalsCard meal={meal} />
      </Columns>
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
