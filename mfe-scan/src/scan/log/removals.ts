/** Meals that were deleted on screen and wait for the end of the time for Undo. */
const waiting = new Map<string, () => void>()
const listeners = new Set<() => void>()
let removed: ReadonlySet<string> = new Set()

const publish = (next: ReadonlySet<string>) => {
  removed = next
  for (const listener of listeners) listener()
}

/** What is not shown any more, for useSyncExternalStore. */
export const removals = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => removed,
}

/** Shows a meal again. */
export const bringBack = (entryId: string) => publish(new Set([...removed].filter((id) => id !== entryId)))

/**
 * Hides a meal at once and does the work after `ms`, or when the page is left: the system may never give it back.
 * The answer takes it back; false when the work has begun.
 */
export function removeLater(entryId: string, work: () => void, ms: number): () => boolean {
  publish(new Set([...removed, entryId]))
  const begin = () => {
    clearTimeout(timer)
    if (waiting.delete(entryId)) work()
  }
  const timer = setTimeout(begin, ms)
  waiting.set(entryId, begin)
  return () => {
    clearTimeout(timer)
    const isInTime = waiting.delete(entryId)
    if (isInTime) bringBack(entryId)
    return isInTime
  }
}

const flush = () => {
  for (const begin of waiting.values()) begin()
}
globalThis.addEventListener('pagehide', flush)
// A phone that closes an app in the background tells it only this.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush()
})
