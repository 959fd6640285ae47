import type { MealType } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, CameraIcon, ScanIcon } from '@gb/ui'
import { Actions } from '../shared/actions'
import type { ScanFailure } from './scan-failure'
import type { CapturedPhoto } from '../capture/captured-photo'
import { FailureBanner } from './failure-banner'
import { MealTypeField } from '../shared/meal-type-field'
import { flowCatalog } from './messages/generated/flow'
import { Photo } from './photo'
import styles from '../shared/scan.module.css'
import { StepHeading } from '../shared/step-heading'

interface Properties {
  photo: CapturedPhoto
  mealType: MealType
  failure: ScanFailure | null
  onMealType: (mealType: MealType) => void
  onRetake: () => void
  onAnalyze: () => void
}

/** The photo as it will be sent, which meal it is, and the one button that sends it. */
export function PreviewStep({ photo, mealType, failure, onMealType, onRetake, onAnalyze }: Properties) {
  const words = useMessages(flowCatalog).preview
  return (
    <section className={styles.step}>
      <StepHeading look="hidden">{words.title}</StepHeading>
      <div className={styles.beside}>
        <Photo photo={photo} isSmall={failure !== null} />
        <div className={styles.controls}>
          {failure !== null && <FailureBanner failure={failure} />}
          <MealTypeField value={mealType} onChange={onMealType} />
          <Actions>
            <Button variant="secondary" size="large" icon={CameraIcon} onClick={onRetake}>
              {words.retake}
            </Button>
            <Button size="large" icon={ScanIcon} onClick={onAnalyze}>
              {words.analyze}
            </Button>
          </Actions>
        </div>
      </div>
    </section>
  )
}
