import { useEffect, useState } from 'react'
import { ring } from './ring'

/** One timer that runs while somebody cooks. */
export interface KitchenTimer {
  /** What is left, s; 0 when it has rung; null while none was set. */
  leftS: number | null
  start: (minutes: number) => void
  stop: () => void
}

const TICK_MS = 250

/** Counts down by the clock and not by its own ticks, which a phone slows down out of sight; rings once at the end. */
export function useKitchenTimer(): KitchenTimer {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [leftS, setLeftS] = useState<number | null>(null)
  useEffect(() => {
    if (endsAt === null) return
    const look = () => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeftS(left)
      if (left > 0) return
      clearInterval(ticking)
      ring()
    }
    const ticking = setInterval(look, TICK_MS)
    return () => clearInterval(ticking)
  }, [endsAt])
  return {
    leftS,
    start: (minutes) => {
      setEndsAt(Date.now() + minutes * 60_000)
      setLeftS(minutes * 60)
    },
    stop: () => {
      setEndsAt(null)
      setLeftS(null)
    },
  }
}
