import styles from './bullets.module.css'

interface Properties {
  lines: readonly string[]
  label?: string
  numbered?: boolean
}

/** Short lines, one under the other. */
export function Bullets({ lines, label, numbered = false }: Properties) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={styles.bullets} aria-label={label}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}
