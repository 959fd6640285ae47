import styles from './bullets.module.css'

interface Properties {
  lines: readonly string[]
  label?: string
  numbered?: boolean
  /** Of the lines, where it is another one than around them. */
  lang?: string
}

/** Short lines, one under the other. */
export function Bullets({ lines, label, numbered = false, lang }: Properties) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={styles.bullets} aria-label={label}>
      {lines.map((line) => (
        <li key={line} lang={lang}>
          {line}
        </li>
      ))}
    </List>
  )
}
