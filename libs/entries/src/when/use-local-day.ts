import { deviceTimeZone } from '@gb/api-client'
import { hourOfDay, localDay } from '@gb/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from '@gb/mfe-contract'

const CHECK_EVERY_MS = 30_000

/**
 * The local day, YYYY-MM-DD, that an instant (ISO 8601) counts for where the person is now, by the hour at which their
 * day begins. The server fixes the day of an entry by the same rule.
 */
export function useDayOf(): (recordedAt: string) => string {
  const { dayStartsAt } = useSession()
  return useCallback(
    (recordedAt) => localDay(new Date(recordedAt), deviceTimeZone(), dayStartsAt),
    [dayStartsAt],
  )
}

function whenItMayChange(check: () => void): () => void {
  const timer = setInterval(check, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/** Today where the person is, YYYY-MM-DD. Changes when their day begins and after a flight, without a reload. */
export function useLocalDay(): string {
  const dayOf = useDayOf()
  return useSyncExternalStore(whenItMayChange, () => dayOf(new Date().toISOString()))
}

/** The hour of today where the person is, 0 to 29: counted on past midnight until their next day begins. */
export function useHourOfDay(): number {
  const { dayStartsAt } = useSession()
  return useSyncExternalStore(whenItMayChange, () => hourOfDay(new Date(), deviceTimeZone(), dayStartsAt))
}
