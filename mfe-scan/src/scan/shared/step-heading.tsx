import { VisuallyHidden } from '@gb/ui'
import { useEffect, useRef } from 'react'
import styles from './scan.module.css'

interface Properties {
  children: string
  look?: 'normal' | 'large' | 'hidden'
  /** False on the first screen, where the shell has put the focus already. */
  takesFocus?: boolean
  id?: string
}

/** The heading of a step. It takes the focus when the step appears, so that a screen reader says where it is. */
export function StepHeading({ children, look = 'normal', takesFocus = true, id }: Properties) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [takesFocus])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles[look]}>
      {look === 'hidden' ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </h2>
  )
}
