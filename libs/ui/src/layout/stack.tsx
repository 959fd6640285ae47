import type { CSSProperties, ReactNode } from 'react'
import styles from './stack.module.css'

/** Steps of the space scale: 4 · 8 · 12 · 16 · 24 · 32 · 48 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Widths grow with the text of who reads large. */
const REM_PX = 16

type Vars = CSSProperties & Record<`--${string}`, string | number>

export interface StackProps {
  children: ReactNode
  gap?: Space | undefined
  /** Side by side instead of one below the other. */
  row?: boolean | undefined
  wrap?: boolean | undefined
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | undefined
}

/** One below the other (or in a row) with one gap of the space scale. */
export function Stack({
  children,
  gap = 4,
  row = false,
  wrap = false,
  align,
  justify,
  as: Tag = 'div',
}: StackProps) {
  const style: Vars = {
    '--stack-gap': `var(--gb-space-${gap})`,
    flexDirection: row ? 'row' : 'column',
    flexWrap: wrap ? 'wrap' : 'nowrap',
    alignItems: align ?? (row ? 'center' : 'stretch'),
    justifyContent: justify,
  }
  return (
    <Tag className={styles.stack} style={style}>
      {children}
    </Tag>
  )
}

export interface GridProps {
  children: ReactNode
  gap?: Space | undefined
  /** The least width of a column in CSS pixels where text has its usual size; as many columns as fit. Default 240. */
  min?: number | undefined
}

/** As many equal columns as fit. */
export function Grid({ children, gap = 4, min = 240 }: GridProps) {
  const style: Vars = { '--stack-gap': `var(--gb-space-${gap})`, '--grid-min': `${min / REM_PX}rem` }
  return (
    <div className={styles.grid} style={style}>
      {children}
    </div>
  )
}
