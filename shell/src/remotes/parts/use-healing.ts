import { useEffect, useEffectEvent } from 'react'

/** How often a card that stands tries again by itself, ms. */
const HEAL_EVERY_MS = 30_000

/** While a card stands: tries again by itself, now and then and when the connection is back. */
export function useHealing(isNeeded: boolean, tryAgain: () => void): void {
  const again = useEffectEvent(tryAgain)
  useEffect(() => {
    if (!isNeeded) return
    const timer = setInterval(again, HEAL_EVERY_MS)
    globalThis.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
    }
  }, [isNeeded])
}
