import { useEffect, useId, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { InfoIcon } from '../icons'
import styles from './info-mark.module.css'

export interface InfoMarkProps {
  /** What the mark answers, for screen readers, e.g. "Where this comes from". */
  label: string
  /** What it stands behind: its last word and the mark are never on two lines. */
  after?: string | undefined
  /** The explanation. */
  children?: ReactNode
  source?: ReactNode
  /** A web address of the source. */
  sourceHref?: string | undefined
  /** e.g. "Checked against its sources, June 2026" */
  reviewed?: ReactNode
}

const PANEL_WIDTH = 300
const MARGIN = 16

/** The left edge of the panel, counted from the mark, that keeps it inside the window. */
export const panelOffset = (markLeft: number, markWidth: number, windowWidth: number): number => {
  const width = Math.min(PANEL_WIDTH, windowWidth - 2 * MARGIN)
  const wanted = markLeft + markWidth / 2 - width / 2
  return Math.min(Math.max(wanted, MARGIN), Math.max(windowWidth - width - MARGIN, MARGIN)) - markLeft
}

/** A small "i" that opens the source and the review date of what stands beside it. */
export function InfoMark({ after, ...mark }: InfoMarkProps) {
  if (after === undefined) return <Mark {...mark} />
  const lastWord = after.lastIndexOf(' ') + 1
  return (
    <>
      {after.slice(0, lastWord)}
      <span className={styles.together}>
        {after.slice(lastWord)} <Mark {...mark} />
      </span>
    </>
  )
}

function Mark({ label, children, source, sourceHref, reviewed }: Omit<InfoMarkProps, 'after'>) {
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState(0)
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const toggle = () => {
    const box = root.current?.getBoundingClientRect()
    if (box) setLeft(panelOffset(box.left, box.width, document.documentElement.clientWidth))
    setOpen(!isOpen)
  }
  const style: CSSProperties = { left }
  return (
    <span
      ref={root}
      className={styles.root}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.mark}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <InfoIcon size={18} aria-hidden="true" />
      </button>
      {isOpen && (
        <span id={panelId} className={styles.panel} style={style} role="note">
          {children && <span>{children}</span>}
          {source && (
            <span className={styles.source}>
              {sourceHref ? (
                <a href={sourceHref} target="_blank" rel="noreferrer">
                  {source}
                </a>
              ) : (
                source
              )}
            </span>
          )}
          {reviewed && <span className={styles.source}>{reviewed}</span>}
        </span>
      )}
    </span>
  )
}
