import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** CSS length or pixels; default 100 %. */
  width?: number | string | undefined
  /** CSS length or pixels; default one line of text. */
  height?: number | string | undefined
  shape?: 'bar' | 'block' | 'circle' | undefined
}

/** A quiet placeholder in the final size of what is coming. */
export function Skeleton({ width = '100%', height = '1em', shape = 'bar' }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className={styles.skeleton} data-shape={shape} style={style} aria-hidden="true" />
}

/** Lines of text that are coming. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} />
      ))}
    </span>
  )
}

/** Wraps skeletons and says once, for screen readers, that something is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
