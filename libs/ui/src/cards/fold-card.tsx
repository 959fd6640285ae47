import { useId } from 'react'
import type { ReactNode } from 'react'
import { ExpandIcon } from '../icons'
import type { IconComponent } from '../icons'
import { classNames } from '../shared/class-names'
import type { Hue } from '../shared/hue'
import cardStyles from './card.module.css'
import styles from './fold-card.module.css'

export interface FoldCardProps {
  /** Makes the card a named region. */
  title: string
  /** What matters of it, in one line, while it is closed. */
  detail?: ReactNode
  icon: IconComponent
  /** Colors the icon, numbers and bars inside. */
  hue?: Hue | 'warning' | undefined
  isOpen: boolean
  /** The person opened or closed it. */
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * A card that rests as one line: its whole head is the one control that opens and closes it. What is inside is drawn
 * when it is opened: it costs nothing before, and no word stands twice.
 */
export function FoldCard({ title, detail, icon: Icon, hue, isOpen, onToggle, children }: FoldCardProps) {
  const titleId = useId()
  return (
    <section
      className={classNames(cardStyles.card, cardStyles.raised, styles.card)}
      data-hue={hue}
      aria-labelledby={titleId}
    >
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          // The browser also tells of what was set from here.
          if (open !== isOpen) onToggle(open)
        }}
      >
        <summary className={styles.summary}>
          <span className={cardStyles.icon}>
            <Icon size={20} aria-hidden="true" />
          </span>
          <span className={styles.words}>
            <h2 id={titleId} className={cardStyles.title}>
              {title}
            </h2>
            {!isOpen && detail && <span className={styles.detail}>{detail}</span>}
          </span>
          <ExpandIcon size={20} className={styles.arrow} aria-hidden="true" />
        </summary>
        <div className={classNames(cardStyles.content, styles.content)}>{isOpen && children}</div>
      </details>
    </section>
  )
}
