import { minutesUntil } from '@gb/domain'
import { useCallback, useSyncExternalStore } from 'react'

const CHECK_EVERY_MS = 1000

const ticking = (onTick: () => void) => {
  const timer = setInterval(onTick, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}
const still = () => () => undefined

/** Whole minutes until an instant (ms), 0 from then on and for null; the screen follows the clock. */
export function useMinutesUntil(instant: number | null): number {
  const minutes = useCallback(() => (instant === null ? 0 : minutesUntil(instant, Date.now())), [instant])
  return useSyncExternalStore(minutes() === 0 ? still : ticking, minutes)
}
