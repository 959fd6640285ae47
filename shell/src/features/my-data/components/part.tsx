import { Text } from '@gb/ui'
import type { ReactNode } from 'react'
import styles from '../my-data.module.css'

/** One thing to do with the data: what it is, and the button. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <div>
        <Text as="h3" strong>
          {title}
        </Text>
        <Text size="small" tone="muted">
          {text}
        </Text>
      </div>
      {children}
    </div>
  )
}
