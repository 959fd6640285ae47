import styles from './planning.module.css'

/** The line of a template before it is opened. */
export const Heading = ({ title, detail }: { title: string; detail: string }) => (
  <span className={styles.heading}>
    <span>{title}</span>
    <span className={styles.detail}>{detail}</span>
  </span>
)
