import type { EntryKind, EntryValues, Refusal } from './item'
import type { PendingEntry } from './pending'

export interface ListedEntry {
  entryId: string
  /** ISO 8601, UTC. */
  recordedAt: string
}

/** An entry as it is shown. `refusal` is set where it needs attention. */
export type Shown<E> = E & { state: 'saved' | 'waiting' | 'attention'; refusal: Refusal | null }

/** How a kind of entry is made from what was written. */
export interface EntryReader<K extends EntryKind, E> {
  create: (entryId: string, values: EntryValues[K]['create']) => E
  change: (entry: E, values: EntryValues[K]['create'] | EntryValues[K]['change']) => E
}

/**
 * The entries as they are shown, newest first: what the server listed, with what is on its way laid over it.
 * A read from after the sending has the last word.
 * @param readAt when the server was asked last, ms
 */
export function mergePending<K extends EntryKind, E extends ListedEntry>(
  read: { entries: readonly E[]; readAt: number },
  pending: readonly PendingEntry<K>[],
  reader: EntryReader<K, E>,
): Shown<E>[] {
  const byId = new Map(pending.map((entry) => [entry.write.entryId, entry]))
  const listed = new Set(read.entries.map(({ entryId }) => entryId))
  const stored = read.entries.flatMap((entry): Shown<E>[] => {
    const own = byId.get(entry.entryId)
    return own === undefined
      ? [{ ...entry, state: 'saved', refusal: null }]
      : laid(entry, own, read.readAt, reader)
  })
  const own = pending
    .filter(({ write }) => !listed.has(write.entryId))
    .flatMap((entry) => laid(null, entry, read.readAt, reader))
  return [...own, ...stored].toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))
}

/** An entry with what was written to it and is not in the read; nothing where that deletes it. */
function laid<K extends EntryKind, E extends ListedEntry>(
  listed: E | null,
  { writes, state, refusal }: PendingEntry<K>,
  readAt: number,
  reader: EntryReader<K, E>,
): Shown<E>[] {
  let entry = listed
  for (const { write, sentAt } of writes) {
    // What had arrived before the read is in it, and so is what happened to it elsewhere since.
    if (sentAt > 0 && sentAt < readAt) continue
    if (write.action === 'delete') {
      // A deletion that was refused brings the entry back.
      if (state !== 'attention') return []
    } else if (entry !== null) entry = reader.change(entry, write.values)
    else if (write.action === 'create') entry = reader.create(write.entryId, write.values)
  }
  return entry === null ? [] : [{ ...entry, state: state === 'sent' ? 'saved' : state, refusal }]
}
