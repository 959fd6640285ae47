import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../shared/class-names'
import styles from './columns.module.css'

export interface ColumnsProps {
  children: ReactNode
  /** When given, a second column from 900 px on; below `children` on a phone. */
  aside?: ReactNode
  /** Between the two on a phone; below both, across their whole width, from 900 px on. */
  below?: ReactNode
  /** Last on a phone; below `children` in the first column from 900 px on, however long the second one is. */
  after?: ReactNode
  /** The last card of the shorter column grows until both end together; with `after`, that of the second one. */
  isLevel?: boolean | undefined
  /** How much wider the first column is than the second one. */
  lead?: number | undefined
}

/** Cards one below the other, in two columns where there is room. */
export function Columns({ children, aside, below, after, isLevel = false, lead = 1.35 }: ColumnsProps) {
  const style: CSSProperties & Record<'--columns-lead', string> = { '--columns-lead': `${lead}fr` }
  return (
    <div
      className={classNames(
        aside ? styles.two : styles.one,
        after !== undefined && styles.withAfter,
        isLevel && styles.level,
      )}
      style={style}
    >
      <div className={styles.column}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
      {/* Another box when what stood below goes into it: moved, it would count as a shift of the whole screen. */}
      {aside && (
        <div key={below ? 'beside' : 'alone'} className={styles.column}>
          {aside}
        </div>
      )}
      {after && <div className={styles.column}>{after}</div>}
    </div>
  )
}
