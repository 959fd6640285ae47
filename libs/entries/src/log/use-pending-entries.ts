import type { EntryKind, PendingEntry } from '@gb/device'
import { useMemo, useSyncExternalStore } from 'react'
import { useHost } from '@gb/mfe-contract'

/**
 * What was written here to the entries of a kind and is not in the last read yet, one per entry, oldest first.
 * Lay it over what the server listed with `mergePending` of @gb/device: it survives a reload and days
 * without a connection, so a list or a total without it is wrong.
 */
export function usePendingEntries<K extends EntryKind>(kind: K): readonly PendingEntry<K>[] {
  const { outbox } = useHost()
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending)
  return useMemo(
    () => pending.filter((entry): entry is PendingEntry<K> => entry.write.kind === kind),
    [pending, kind],
  )
}
