import type { ReactNode } from 'react'
import styles from './folded-section.module.css'

/** Folded sections as the rows of one list. */
export const SectionList = ({ children }: { children: ReactNode }) => (
  <div className={styles.list}>{children}</div>
)
