import { useMessages } from '@gb/entries'
import type { ReactNode } from 'react'
import type { CapturedPhoto } from '../capture/captured-photo'
import { flowCatalog } from './messages/generated/flow'
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
      <img
        src={photo.url}
        width={photo.width}
        height={photo.height}
        alt={useMessages(flowCatalog).preview.alt}
      />
      {children}
    </div>
  )
}
