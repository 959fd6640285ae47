import { useEffect, useState, type ReactNode } from 'react'
import styles from './scan.module.css'

/** Longer than the two taps of a double tap are apart. */
const SETTLE_MS = 500

/**
 * The buttons of a step, within reach of a thumb. They stand where those of the step before stood, so for a moment
 * they take no tap: the second half of a double tap on Analyze must not press Cancel or Done.
 */
export function Actions({ children }: { children: ReactNode }) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.actions} data-settled={isSettled}>
      {children}
    </div>
  )
}
