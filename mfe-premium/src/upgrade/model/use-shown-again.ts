import { useEffect, useRef } from 'react'

/** Calls back when the browser shows this very page again after Back from another one. */
export function useShownAgain(onShownAgain: () => void): void {
  const latest = useRef(onShownAgain)
  useEffect(() => {
    latest.current = onShownAgain
  })
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current()
    }
    globalThis.addEventListener('pageshow', look)
    return () => globalThis.removeEventListener('pageshow', look)
  }, [])
}
