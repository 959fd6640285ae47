import type { ReactNode } from 'react'
import type { CapturedPhoto } from '../capture/captured-photo'
import { messages } from '../shared/messages'
import styles from '../shared/scan.module.css'

interface Properties {
  photo: CapturedPhoto
  isSmall?: boolean
  children?: ReactNode
}

/** The captured photo in its own proportions; its size is known, so nothing moves when it appears. */
export function Photo({ photo, isSmall = false, children }: Properties) {
  return (
    <div className={styles.photo} data-small={isSmall}>
      <img src={photo.url} width={photo.width} height={photo.height} alt={messages.preview.alt} />
      {children}
    </div>
  )
}
