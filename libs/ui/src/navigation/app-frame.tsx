import type { ReactNode } from 'react'
import styles from './app-frame.module.css'

export interface AppFrameProps {
  /** Below 900 px only. */
  topBar: ReactNode
  /** Below 900 px only. */
  tabBar: ReactNode
  /** From 900 px on. */
  rail: ReactNode
  children: ReactNode
  /** The first thing a keyboard reaches. */
  skipLabel: string
  /** The id of the main region. */
  mainId?: string | undefined
}

/** Where everything stands: bars on a phone, a rail on a desktop, the screen in `<main>`. */
export function AppFrame({ topBar, tabBar, rail, children, skipLabel, mainId = 'main' }: AppFrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${mainId}`}>
        {skipLabel}
      </a>
      <div className={styles.rail}>{rail}</div>
      <header className={styles.top}>{topBar}</header>
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.tabs}>{tabBar}</div>
    </div>
  )
}
