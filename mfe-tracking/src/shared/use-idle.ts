import { useEffect, useState } from 'react'

const LONGEST_WAIT_MS = 3000

/** Whether the browser had nothing better to do since this was shown: for what must not delay the rest of a screen. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const asked = globalThis.requestIdleCallback(() => setIdle(true), { timeout: LONGEST_WAIT_MS })
    return () => globalThis.cancelIdleCallback(asked)
  }, [])
  return isIdle
}
