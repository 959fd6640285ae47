import type { Language } from '@gb/domain'
import styles from './planning.module.css'

interface Properties {
  title: string
  /** What the title is written in. */
  language: Language
  detail: string
}

/** The line of a template before it is opened. */
export const Heading = ({ title, language, detail }: Properties) => (
  <span className={styles.heading}>
    <span lang={language}>{title}</span>
    <span className={styles.detail}>{detail}</span>
  </span>
)
