import { ExpandIcon, type Hue, type IconComponent } from '@gb/ui'
import { useId, type ReactNode } from 'react'
import styles from './folded-section.module.css'

interface Properties {
  title: string
  icon?: IconComponent
  hue?: Hue | undefined
  /** At the end of the line: how much is in it, or what is chosen. */
  detail?: string | undefined
  /** Whether it stands open at first. */
  isOpen?: boolean
  /** A `row` has no ground of its own: it is one of a list. */
  look?: 'card' | 'row'
  children: ReactNode
}

/** A section as one line that opens in place. All of it is in the page: print and the browser's own search find it. */
export function FoldedSection({
  title,
  icon: Icon,
  hue,
  detail,
  isOpen = false,
  look = 'card',
  children,
}: Properties) {
  const titleId = useId()
  return (
    <section className={look === 'card' ? styles.card : styles.row} data-hue={hue} aria-labelledby={titleId}>
      <details open={isOpen}>
        <summary className={styles.head}>
          {Icon && (
            <span className={styles.icon}>
              <Icon size={20} aria-hidden="true" />
            </span>
          )}
          <span className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          <ExpandIcon size={20} className={styles.arrow} aria-hidden="true" />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  )
}
