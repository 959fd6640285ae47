import type { ReactNode } from 'react'
import styles from './into-view.module.css'

/** Brings what appears into view, moving the page no more than needed. */
export const IntoView = ({ children }: { children: ReactNode }) => (
  <div ref={bring} className={styles.box}>
    {children}
  </div>
)

const bring = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
