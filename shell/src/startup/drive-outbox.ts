import { invalidateAfter } from '@gb/api-client'
import type { EntryKind } from '@gb/device'
import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../host/shell-context'
import { storage } from '../shared/storage'
import type { Startup } from './machine'

// After a week offline hundreds arrive in a row; the lists are read again now and then, not after each.
const REFETCH_EVERY_MS = 500

/** Tells the outbox whose it is and when to try, and reads again what its writes have changed. */
export function driveOutbox(
  { outbox, sessions }: Shell,
  startup: Pick<Startup, 'facts'>,
  queries: QueryClient,
): void {
  const follow = () => {
    const session = sessions.get()
    // Without an answer of the server the person is still the one who was here last.
    const isKnown = startup.facts.get().status === 'ready'
    outbox.use(session?.user_id ?? (isKnown ? null : storage.identity().userId))
    if (session !== null) outbox.resume()
  }
  follow()
  sessions.subscribe(follow)
  startup.facts.subscribe(follow)

  globalThis.addEventListener('online', outbox.wake)
  globalThis.addEventListener('focus', outbox.wake)
  globalThis.addEventListener('pagehide', ({ persisted }) => {
    // A page that may come back still shows its Undo.
    if (!persisted) outbox.release()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.wake()
    // A phone that closes an app in the background tells it only this. What lies on the device is sent at the next
    // start, and can be taken back until then; what only this page knows cannot wait.
    else if (outbox.pending().some(({ kept }) => kept === 'page')) outbox.release()
  })

  globalThis.addEventListener('beforeunload', (event) => {
    // The only copy is in this page; the browser asks with words of its own.
    if (outbox.pending().some(({ kept, state }) => kept === 'page' && state === 'waiting'))
      event.preventDefault()
  })

  const changed = new Set<EntryKind>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const readAgain = () => {
    timer = undefined
    if (changed.size === 0) return
    for (const kind of changed) void invalidateAfter(queries, kind)
    changed.clear()
    timer = setTimeout(readAgain, REFETCH_EVERY_MS)
  }
  outbox.onSent(({ write }) => {
    changed.add(write.kind)
    if (timer === undefined) readAgain()
  })
}
