import { useEffect, useState } from 'react'

const SETTLE_MS = 250

/** The value once it has stayed the same for a moment, so that a search waits for the end of a word. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
