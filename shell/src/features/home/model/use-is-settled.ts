import { useEffect, useState } from 'react'
import { useAreConcernsKnown } from '../api/concerns.query'

/** A slow answer holds nobody up for longer than this, ms. */
const PATIENCE_MS = 1500

/**
 * Whether the day can be shown without moving again: what stands above it is known, or did not come in good time.
 */
export function useIsSettled(): boolean {
  const isKnown = useAreConcernsKnown()
  const [isSettled, setSettled] = useState(isKnown)
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(true), isKnown ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isKnown, isSettled])
  return isSettled || isKnown
}
