import type { EntryKind, EntryValues, EntryWrite, Outbox } from '@gb/device'
import { useMemo } from 'react'
import { useHost } from '@gb/mfe-contract'
import { feelLogged } from './felt'

/** Longer than the message with Undo stays (10 s), which waits while a pointer or the focus is on it. */
const HOLD_MS = 15_000

type Kept = ReturnType<Outbox['write']>

/** Writes of one kind of entry. Each resolves as soon as the write is kept, long before the server has it. */
export interface OutboxWriter<K extends EntryKind> {
  /** A new entry, felt when it is kept. The same id again, as by a double tap, is the same entry. */
  create: (entryId: string, values: EntryValues[K]['create']) => Kept
  /** Changes an entry, whether the server has it yet or not. */
  change: (entryId: string, values: EntryValues[K]['change']) => Kept
  /** Deletes an entry: gone from the lists at once, sent after `holdMs` (default 15 s, for Undo; 0 for at once). */
  remove: (entryId: string, holdMs?: number) => Kept
  /** Takes a deletion back; false when it may have been sent: then create the entry anew, with a new id. */
  undo: (entryId: string) => Promise<boolean>
  /** Gives up what waits or was refused. */
  discard: (entryId: string) => Promise<void>
  /** Sends a refused entry again as it is. */
  retry: (entryId: string) => Promise<void>
}

/**
 * The way every remote writes entries of a kind. Never POST, PATCH or DELETE an entry by hand: it would be lost
 * without a connection. Throws OutboxFullError (of @gb/device) when too much waits on this device.
 */
export function useOutboxWrite<K extends EntryKind>(kind: K): OutboxWriter<K> {
  const { outbox } = useHost()
  return useMemo(() => {
    const write = (written: Written<K>) => put(outbox, written)
    return {
      create: async (entryId, values) => {
        const kept = await write({ write: { kind, action: 'create', entryId, values } })
        feelLogged()
        return kept
      },
      change: (entryId, values) => write({ write: { kind, action: 'change', entryId, values } }),
      remove: (entryId, holdMs = HOLD_MS) => write({ write: { kind, action: 'delete', entryId }, holdMs }),
      undo: outbox.undo,
      discard: outbox.discard,
      retry: outbox.retry,
    }
  }, [outbox, kind])
}

// The compiler cannot see that a write of the kind K is one of all writes; of a box with a write in it, it can.
interface Written<K extends EntryKind = EntryKind> {
  write: EntryWrite<K>
  holdMs?: number
}

const put = (outbox: Outbox, { write, holdMs }: Written): Kept => outbox.write(write, holdMs)
