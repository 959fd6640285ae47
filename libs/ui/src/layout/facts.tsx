import type { ReactNode } from 'react'
import styles from './facts.module.css'

const DOT = ' · '
/** Longer than any figure with its unit: a name or a sentence, which may break like other words. */
const LONGEST_FIGURE = 28

/** One fact of a line, whole with the dot after it. */
const partOf = (part: string, index: number, parts: readonly string[]) => {
  const isLast = index === parts.length - 1
  return (
    <span key={`${index} ${part}`}>
      <span className={part.length > LONGEST_FIGURE ? undefined : styles.whole}>
        {part}
        {isLast ? '' : ' ·'}
      </span>
      {isLast ? '' : ' '}
    </span>
  )
}

/** Facts with dots between them, in a line that breaks after the dots: no number is parted from its unit. */
export const inFacts = (words: ReactNode): ReactNode =>
  typeof words === 'string' && words.includes(DOT) ? words.split(DOT).map(partOf) : words
