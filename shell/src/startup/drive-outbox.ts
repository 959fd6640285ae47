import { invalidateAfter } from '@gb/api-client'
import type { EntryKind } from '@gb/api-client/outbox'
import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../host/shell-context'
import { storage } from '../shared/storage'
import type { Startup } from './startup'

// After a week offline hundreds arrive in a row; the lists are read again in between, not after each.
const REFETCH_AFTER_MS = 250

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
  globalThis.addEventListener('pagehide', outbox.release)
  document.addEventListener('visibilitychange', () => {
    // A phone that closes an app in the background tells it only this.
    if (document.visibilityState === 'hidden') outbox.release()
    else outbox.wake()
  })

  const changed = new Set<EntryKind>()
  let timer: ReturnType<typeof setTimeout> | undefined
  outbox.onSent(({ write }) => {
    changed.add(write.kind)
    timer ??= setTimeout(() => {
      timer = undefined
      for (const kind of changed) void invalidateAfter(queries, kind)
      changed.clear()
    }, REFETCH_AFTER_MS)
  })
}
