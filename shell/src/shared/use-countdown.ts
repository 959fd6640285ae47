import { useCallback, useSyncExternalStore } from 'react'

const SECOND_MS = 1000

/** Whole seconds until a moment (ISO or ms), 0 once it has passed; counts on screen. Null for no moment. */
export function useCountdown(until: string | number | null): number | null {
  const end = until === null ? null : new Date(until).getTime()
  const subscribe = useCallback(
    (onSecond: () => void) => {
      if (end === null) return () => undefined
      const timer = setInterval(() => {
        if (Date.now() >= end) clearInterval(timer)
        onSecond()
      }, SECOND_MS)
      return () => clearInterval(timer)
    },
    [end],
  )
  return useSyncExternalStore(subscribe, () => secondsUntil(end))
}

const secondsUntil = (end: number | null) =>
  end === null ? null : Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))

/** Seconds as they stand on a clock: 9:05. */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
