import { useMessages } from '@gb/entries'
import { Button } from '@gb/ui'
import { useRef } from 'react'
import styles from './barcode.module.css'
import { barcodeCatalog } from './messages/generated/barcode'
import { useBarcodeCamera } from './use-barcode-camera'

interface Properties {
  onCode: (code: string) => void
  onProblem: (sentence: string) => void
  onStop: () => void
}

/** What the camera sees, with a frame for the bars. A code is taken as soon as it is read. */
export function BarcodeCamera({ onCode, onProblem, onStop }: Properties) {
  const messages = useMessages(barcodeCatalog)
  const video = useRef<HTMLVideoElement>(null)
  const isLive = useBarcodeCamera(video, { onCode, onProblem })
  return (
    <div className={styles.camera}>
      <div className={styles.view}>
        <video ref={video} aria-label={messages.view} autoPlay playsInline muted />
        <div className={styles.frame} aria-hidden="true" />
      </div>
      <p className={styles.aim} role="status">
        {isLive ? messages.aim : messages.opening}
      </p>
      <Button variant="secondary" onClick={onStop}>
        {messages.stop}
      </Button>
    </div>
  )
}
