import type { Deferred } from '@gb/mfe-contract'
import { useEffect, useState } from 'react'
import { useIsBrought } from '@gb/entries'
import { useAreConcernsKnown, useConcerns } from './concerns.query'

/** A slow answer holds nobody up for longer than this, ms. */
const PATIENCE_MS = 1500

/**
 * Whether the day can be shown without moving again: what stands above it is known and here, or did not come in good time.
 * @param card shows the concerns, where there are any
 */
export function useIsSettled(card: Deferred<object>): boolean {
  const areKnown = useAreConcernsKnown()
  const isHere = useIsBrought(card, useConcerns().length > 0)
  const isKnown = areKnown && isHere
  const [isSettled, setSettled] = useState(isKnown)
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(true), isKnown ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isKnown, isSettled])
  return isSettled || isKnown
}
