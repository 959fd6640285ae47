import type { ReactNode } from 'react'
import { classNames } from '../shared/class-names'
import { Columns } from './columns'
import styles from './page.module.css'

export interface PageProps {
  /** The one h1 of the screen. Below 900 px it is for screen readers only, as the top bar shows it, unless `largeTitle`. */
  title: string
  /** Shows the title large on phones too (Home's greeting). */
  largeTitle?: boolean | undefined
  intro?: ReactNode
  /** Beside the title, e.g. an InfoMark. */
  actions?: ReactNode
  /** Above everything, full width: banners, the segmented row of Log. */
  top?: ReactNode
  children: ReactNode
  /** When given, a second column from 900 px on; below `children` on a phone. */
  aside?: ReactNode
  /** Between the two on a phone; below both, across their whole width, from 900 px on. */
  below?: ReactNode
  /** `narrow` keeps forms and reading texts at a comfortable 680 px. */
  width?: 'wide' | 'narrow' | undefined
}

/** The frame of a screen: title, at most 1100 px, one or two columns. */
export function Page({
  title,
  largeTitle = false,
  intro,
  actions,
  top,
  children,
  aside,
  below,
  width = 'wide',
}: PageProps) {
  return (
    <div className={classNames(styles.page, width === 'narrow' && styles.narrow)}>
      <header
        className={classNames(
          styles.header,
          !largeTitle && styles.compact,
          !largeTitle && !intro && !actions && styles.titleOnly,
        )}
      >
        <div className={styles.heading}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {top}
      <Columns below={below} aside={aside}>
        {children}
      </Columns>
    </div>
  )
}
