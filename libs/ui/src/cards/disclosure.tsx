import type { ReactNode } from 'react'
import { ExpandIcon } from '../icons'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  /** Always in view; pressing it opens the rest. */
  summary: ReactNode
  children: ReactNode
  defaultOpen?: boolean | undefined
  /** Disclosures of one name close each other. */
  name?: string | undefined
}

/** Words that open on demand; found by the browser's own search on the page. */
export function Disclosure({ summary, children, defaultOpen, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={defaultOpen} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ExpandIcon size={20} className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
