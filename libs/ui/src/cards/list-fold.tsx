import type { ReactNode } from 'react'
import type { IconComponent } from '../icons'
import type { Hue } from '../shared/hue'
import { Disclosure } from './disclosure'
import styles from './list.module.css'

export interface ListFoldProps {
  title: ReactNode
  icon: IconComponent
  hue?: Hue | undefined
  defaultOpen?: boolean | undefined
  /** Beside the title, e.g. an icon button that hides the row. */
  trailing?: ReactNode
  children: ReactNode
}

/** A row of a list that opens in place. */
export function ListFold({ title, icon: Icon, hue, defaultOpen, trailing, children }: ListFoldProps) {
  const summary = (
    <span className={styles.summary}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className={styles.title}>{title}</span>
    </span>
  )
  return (
    <li className={styles.item} data-hue={hue}>
      <div className={styles.fold}>
        <Disclosure summary={summary} defaultOpen={defaultOpen}>
          {children}
        </Disclosure>
        {trailing && <span className={styles.beside}>{trailing}</span>}
      </div>
    </li>
  )
}
