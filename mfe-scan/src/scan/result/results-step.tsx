import type { MealType } from '@gb/domain'
import { stateInWords, useLanguageHere, useMessages } from '@gb/entries'
import { Card, SendState, SuccessIcon } from '@gb/ui'
import type { ScannedMeal } from '../../shared/meal/meal'
import { EatenField, FeltField } from '../shared/how-it-went'
import type { CapturedPhoto } from '../capture/captured-photo'
import { sharedCatalog } from '../shared/messages/generated/shared'
import type { ScanStatus } from '../shared/scan-outcome'
import { ItemsCard } from './items-card'
import { resultCatalog } from './messages/generated/result'
import { ResultFrame } from './result-frame'
import styles from './results-step.module.css'
import { useCorrected } from './use-corrected'

interface Properties {
  userId: string
  photo: CapturedPhoto | null
  mealType: MealType
  meal: ScannedMeal
  status: ScanStatus
  onDone: () => void
  onAnother: () => void
}

/** The rated meal, already in the log. */
export function ResultsStep({ userId, mealType, meal: scanned, ...frame }: Properties) {
  const { state, refusal, ...meal } = useCorrected(scanned, mealType)
  const { meals } = useMessages(sharedCatalog)
  const { logged } = useMessages(resultCatalog)
  const language = useLanguageHere()
  return (
    <ResultFrame
      {...frame}
      meal={meal}
      notice={
        <>
          <p className={styles.logged} role="status">
            <SuccessIcon size={18} aria-hidden="true" />
            {logged({ meal: meals[mealType].toLowerCase() })}
          </p>
          <SendState {...stateInWords({ state, refusal }, language)} />
          <EatenField meal={meal} />
        </>
      }
      foods={<ItemsCard userId={userId} meal={meal} />}
      last={
        <Card>
          <FeltField meal={meal} />
        </Card>
      }
    />
  )
}
