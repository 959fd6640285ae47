import { Banner, Button, CameraIcon } from '@gb/ui'
import { Actions } from '../shared/actions'
import { messages } from '../shared/messages'
import type { CapturedPhoto } from '../capture/captured-photo'
import { Photo } from './photo'
import styles from '../shared/scan.module.css'
import { StepHeading } from '../shared/step-heading'

const words = messages.noMeal

/** The photo shows no meal that can be rated: why, that nothing was charged, and the way back to the camera. */
export function NoMealStep({
  photo,
  message,
  onRetake,
}: {
  photo: CapturedPhoto | null
  message: string | null
  onRetake: () => void
}) {
  return (
    <section className={styles.step}>
      <StepHeading look="hidden">{words.title}</StepHeading>
      <div className={styles.beside}>
        {photo !== null && <Photo photo={photo} />}
        <div className={styles.controls}>
          <Banner tone="info" live="polite" title={words.title}>
            {message ?? words.fallback}
          </Banner>
          <Actions>
            <Button size="large" icon={CameraIcon} onClick={onRetake}>
              {words.retake}
            </Button>
          </Actions>
        </div>
      </div>
    </section>
  )
}
