import type { EntryKind } from '@gb/device'
import { useHost } from '@gb/mfe-contract'
import { useMemo, useSyncExternalStore } from 'react'

/** Entries that only this device has. */
export interface Unsent {
  count: number
  kinds: { kind: EntryKind; count: number }[]
}

/** What the server does not have yet, by kind. */
export function useUnsent(): Unsent {
  const { outbox } = useHost()
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending)
  return useMemo(() => {
    const unsent = pending.filter(({ state }) => state !== 'sent')
    const byKind = Map.groupBy(unsent, ({ write }) => write.kind)
    return { count: unsent.length, kinds: [...byKind].map(([kind, { length }]) => ({ kind, count: length })) }
  }, [pending])
}
