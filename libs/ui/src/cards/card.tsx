import { useId } from 'react'
import type { ReactNode } from 'react'
import type { IconComponent } from '../icons'
import { classNames } from '../shared/class-names'
import type { Hue } from '../shared/hue'
import styles from './card.module.css'

export interface CardProps {
  children: ReactNode
  /** Makes the card a named region. */
  title?: ReactNode
  /** Names the region where a title would only say what is seen anyway. */
  label?: string | undefined
  /** The level of the title; 2 unless the card stands inside a titled section. */
  headingLevel?: 2 | 3 | 4 | undefined
  icon?: IconComponent | undefined
  /** Colors the icon, numbers and bars inside. */
  hue?: Hue | undefined
  /** Beside the title: one small button, badge or info mark. */
  action?: ReactNode
  /** Under the content, set apart. */
  footer?: ReactNode
  /** `tinted` fills the card with its hue's tint; `plain` has no ground. */
  look?: 'raised' | 'tinted' | 'plain' | undefined
  /** Less room above and below, for what is read at a glance. */
  isDense?: boolean | undefined
  id?: string | undefined
}

/** A calm piece of paper: soft shadow in light, a hairline in dark. */
export function Card(props: CardProps) {
  const { children, title, label, headingLevel = 2, icon: Icon, hue, action, footer, look = 'raised' } = props
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      id={props.id}
      aria-label={label}
      className={classNames(styles.card, styles[look], props.isDense && styles.dense)}
      data-hue={hue}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || action) && (
        <div className={styles.header}>
          {Icon && (
            <span className={styles.icon}>
              <Icon size={20} aria-hidden="true" />
            </span>
          )}
          {title && (
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
