import { useCallback, useSyncExternalStore } from 'react'
import type { Announcement } from './announcement'

/** A timer of a browser reaches 24 days, and an announcement may stand longer. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

type Dated = Pick<Announcement, 'starts_at' | 'ends_at'>

const turnsOf = (announcements: readonly Dated[]) =>
  announcements.flatMap(({ starts_at: from, ends_at: to }) => [Date.parse(from), Date.parse(to)])

/** The last instant at which an announcement began or ended, in ms; -Infinity before the first. */
const lastTurn = (announcements: readonly Dated[]) => {
  const now = Date.now()
  return Math.max(...turnsOf(announcements).filter((turn) => turn <= now))
}

/**
 * The instant, in ms, that says which announcements to show: as late as the clock of the device, as far as an announcement began or
 * ended since, with or without an answer of the server. Changes at the very moment at which the next one does.
 * @param announcements the same list until it has other announcements
 * @param heardAt when the server told the announcements, in ms
 */
export function useNow(announcements: readonly Dated[], heardAt: number): number {
  const subscribe = useCallback((check: () => void) => watchTurns(announcements, check), [announcements])
  return Math.max(
    heardAt,
    useSyncExternalStore(subscribe, () => lastTurn(announcements)),
  )
}

function watchTurns(announcements: readonly Dated[], check: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const now = Date.now()
    const next = Math.min(...turnsOf(announcements).filter((turn) => turn > now))
    if (next !== Infinity) timer = setTimeout(wake, Math.min(next - now, LONGEST_WAIT_MS))
  }
  const wake = () => {
    clearTimeout(timer)
    check()
    wait()
  }
  wait()
  // A timer stands still while the device sleeps.
  document.addEventListener('visibilitychange', wake)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
  }
}
