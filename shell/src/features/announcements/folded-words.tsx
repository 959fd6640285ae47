import { ExpandIcon } from '@gb/ui'
import styles from './folded-words.module.css'

/** More letters than this are more lines than Home has to spare. */
const LONGEST_OPEN = 80

/** Whether an announcement rests as its title until somebody opens it. */
export const isFolded = ({ title, text }: { title: string; text: string }): boolean =>
  title.length + text.length > LONGEST_OPEN

/** A long announcement as two lines of its title, which open to all of it. */
export function FoldedWords({ title, text }: { title: string; text: string }) {
  return (
    <div lang="en">
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <span className={styles.title}>{title}</span>
          <ExpandIcon size={20} className={styles.arrow} aria-hidden="true" />
        </summary>
        <p className={styles.text}>{text}</p>
      </details>
    </div>
  )
}
