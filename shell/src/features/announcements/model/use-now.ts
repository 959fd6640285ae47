import { useCallback, useSyncExternalStore } from 'react'
import type { Announcement } from '../api/announcements.query'

/** A timer of a browser reaches 24 days, and a note may stand longer. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

type Dated = Pick<Announcement, 'starts_at' | 'ends_at'>

const turnsOf = (notes: readonly Dated[]) =>
  notes.flatMap(({ starts_at: from, ends_at: to }) => [Date.parse(from), Date.parse(to)])

/** The last instant at which a note began or ended, in ms; -Infinity before the first. */
const lastTurn = (notes: readonly Dated[]) => {
  const now = Date.now()
  return Math.max(...turnsOf(notes).filter((turn) => turn <= now))
}

/**
 * The instant, in ms, that says which notes to show: as late as the clock of the device, as far as a note began or
 * ended since, with or without an answer of the server. Changes at the very moment at which the next one does.
 * @param notes the same list until it has other notes
 * @param heardAt when the server told the notes, in ms
 */
export function useNow(notes: readonly Dated[], heardAt: number): number {
  const subscribe = useCallback((check: () => void) => watchTurns(notes, check), [notes])
  return Math.max(
    heardAt,
    useSyncExternalStore(subscribe, () => lastTurn(notes)),
  )
}

function watchTurns(notes: readonly Dated[], check: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const now = Date.now()
    const next = Math.min(...turnsOf(notes).filter((turn) => turn > now))
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
