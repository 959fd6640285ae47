import { useRef } from 'react'

const SAME_TAP_MS = 600

/** True for the first tap on a value; a second one right behind it is the same finger, not a second entry. */
export function useOneTap(): (value: string) => boolean {
  const last = useRef<{ value: string; at: number } | null>(null)
  return (value) => {
    const at = Date.now()
    const isSame = last.current !== null && last.current.value === value && at - last.current.at < SAME_TAP_MS
    if (isSame) return false
    last.current = { value, at }
    return true
  }
}
