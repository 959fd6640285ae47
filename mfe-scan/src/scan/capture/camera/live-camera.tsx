import { useMessages } from '@gb/entries'
import { Button, CameraIcon } from '@gb/ui'
import { Actions } from '../../shared/actions'
import { useRef } from 'react'
import { StepHeading } from '../../shared/step-heading'
import scanStyles from '../../shared/scan.module.css'
import { captureCatalog } from '../messages/generated/capture'
import { CameraUnavailable } from './camera-unavailable'
import { frameOf } from './frame-of'
import styles from './live-camera.module.css'
import { useCameraStream } from './use-camera-stream'

export interface LiveCameraProps {
  onPhoto: (photo: Blob) => void
  onCancel: () => void
}

/** What the camera sees, with Capture and Cancel. */
export function LiveCamera({ onPhoto, onCancel }: LiveCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const words = useMessages(captureCatalog).camera
  const { status, fail } = useCameraStream(video)
  if (status === 'unavailable') return <CameraUnavailable onBack={onCancel} />
  const capture = () => {
    if (video.current !== null) frameOf(video.current).then(onPhoto, fail)
  }
  return (
    <section className={scanStyles.tall}>
      <StepHeading>{words.title}</StepHeading>
      <video ref={video} className={styles.view} aria-label={words.view} autoPlay playsInline muted />
      <Actions>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button
          size="large"
          icon={CameraIcon}
          busy={status === 'opening'}
          busyLabel={words.opening}
          onClick={capture}
        >
          {words.capture}
        </Button>
      </Actions>
    </section>
  )
}
