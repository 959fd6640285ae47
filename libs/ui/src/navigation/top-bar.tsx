import type { ReactNode } from 'react'
import styles from './top-bar.module.css'

export interface TopBarProps {
  /** The screen's name. Not a heading: the h1 is the Page's. */
  title: ReactNode
  /** Before the title: a back button or the brand mark. */
  leading?: ReactNode
  /** At the end: one or two icon buttons. */
  trailing?: ReactNode
}

/** The phone's top bar. */
export function TopBar({ title, leading, trailing }: TopBarProps) {
  return (
    <div className={styles.bar}>
      {leading}
      <div className={styles.title}>{title}</div>
      {trailing && <div className={styles.trailing}>{trailing}</div>}
    </div>
  )
}
