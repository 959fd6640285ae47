import { useMessages } from '@gb/entries'
import { Banner, Button, CameraIcon } from '@gb/ui'
import { Actions } from '../shared/actions'
import { ByServer } from '../shared/by-server'
import type { CapturedPhoto } from '../capture/captured-photo'
import { flowCatalog } from './messages/generated/flow'
import { Photo } from './photo'
import styles from '../shared/scan.module.css'
import { StepHeading } from '../shared/step-heading'

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
  const words = useMessages(flowCatalog).noMeal
  return (
    <section className={styles.step}>
      <StepHeading look="hidden">{words.title}</StepHeading>
      <div className={styles.beside}>
        {photo !== null && <Photo photo={photo} />}
        <div className={styles.controls}>
          <Banner tone="info" live="polite" title={words.title}>
            {message === null ? words.fallback : <ByServer sentence={message} />}
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
