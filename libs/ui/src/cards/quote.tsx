import type { ReactNode } from 'react'
import styles from './quote.module.css'

export interface QuoteProps {
  /** Names the words for a screen reader. */
  label: string
  children: ReactNode
  /** Who said it. */
  by?: string | undefined
  size?: 'medium' | 'large' | undefined
}

/** Somebody's words, and whose they are. */
export function Quote({ label, children, by, size = 'medium' }: QuoteProps) {
  return (
    <figure className={styles.quote} data-size={size} aria-label={label}>
      <blockquote className={styles.words}>{children}</blockquote>
      {by !== undefined && <figcaption className={styles.by}>{by}</figcaption>}
    </figure>
  )
}
