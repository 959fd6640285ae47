import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../actions/button'
import { BackIcon } from '../icons'
import { useRegisteredModal } from './open-modals'
import styles from './view-in-place.module.css'

export interface ViewInPlaceProps {
  /** What the bar of a phone says meanwhile. */
  title: string
  /** Says the way back. */
  back: string
  onClose: () => void
  /** A `Page` of the same title. */
  children: ReactNode
}

/** A view in place of a list. Back of the browser closes it like a window; a phone has its title and the way back in the bar. */
export function ViewInPlace({ title, back, onClose, children }: ViewInPlaceProps) {
  const frame = useRef<HTMLDivElement>(null)
  useRegisteredModal(true, onClose, { title, back })
  useEffect(() => {
    window.scrollTo(0, 0)
    frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={frame}>
      <div className={styles.back}>
        <Button variant="quiet" size="small" icon={BackIcon} onClick={onClose}>
          {back}
        </Button>
      </div>
      {children}
    </div>
  )
}
