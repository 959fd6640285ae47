import { ExpandIcon, type Hue } from '@gb/ui'
import { useId, type ReactNode } from 'react'
import { messages } from '../messages'
import styles from './topic.module.css'

interface Properties {
  title: string
  hue: Hue | undefined
  /** How many tips it holds. */
  count: number
  isOpen: boolean
  children: ReactNode
}

/** A topic as one line that opens to its tips. All of it is in the page: print and the browser's own search find it. */
export function Topic({ title, hue, count, isOpen, children }: Properties) {
  const titleId = useId()
  return (
    <section className={styles.topic} data-hue={hue} aria-labelledby={titleId}>
      <details open={isOpen}>
        <summary className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <span className={styles.count}>{messages.count(count)}</span>
          <ExpandIcon size={20} className={styles.arrow} aria-hidden="true" />
        </summary>
        <div className={styles.tips}>{children}</div>
      </details>
    </section>
  )
}
