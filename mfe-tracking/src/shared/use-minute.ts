import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const CHECK_EVERY_MS = 5000

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}
const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The begun minute in ms; the screen follows the clock. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute)
