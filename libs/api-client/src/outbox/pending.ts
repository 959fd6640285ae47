import { newId } from '../idempotency'
import type { EntryKind, EntryValues, EntryWrite, OutboxItem, Refusal } from './item'

/** What happened here to one entry and may not be in the last read of the server. */
export interface PendingEntry<K extends EntryKind = EntryKind> {
  /** All writes to the entry as one: created with what was changed since, changed, or deleted. */
  write: EntryWrite<K>
  /** `sent`: the server has it, but a read from before `sentAt` does not show it yet. */
  state: 'waiting' | 'attention' | 'sent'
  /** ms; 0 while it is not sent. */
  sentAt: number
  refusal: Refusal | null
  /** ISO 8601, UTC: the first of its writes. */
  madeAt: string
  kept: OutboxItem['kept']
}

/** A write that has arrived. */
export interface SentItem {
  item: OutboxItem
  /** ms */
  at: number
}

/** What two writes to the same entry come to. */
export function collapse(earlier: EntryWrite, later: EntryWrite): EntryWrite {
  if (earlier.action === 'delete' || later.action === 'delete') return later
  const both = structuredClone(earlier)
  Object.assign(both.values, later.values)
  return both
}

/** A waiting write with a later change in it, ready to be sent for the first time. */
export function amended(item: OutboxItem, later: EntryWrite): OutboxItem {
  const next = { ...structuredClone(item), key: newId(), isTried: false, refusal: null }
  if (next.action !== 'delete' && later.action !== 'delete') Object.assign(next.values, later.values)
  return next
}

/** Everything that is on its way or has just arrived, one per entry, oldest first. */
export function pendingEntries(items: readonly OutboxItem[], sent: readonly SentItem[]): PendingEntry[] {
  const all = [...sent, ...items.map((item) => ({ item, at: 0 }))].toSorted((a, b) => a.item.seq - b.item.seq)
  const byEntry = Map.groupBy(all, ({ item }) => item.entryId)
  return [...byEntry.values()].flatMap((ofEntry): PendingEntry[] => {
    const [first, ...rest] = ofEntry
    if (first === undefined) return []
    const refusal = ofEntry.map(({ item }) => item.refusal).find((found) => found !== null) ?? null
    const isSent = ofEntry.every(({ at }) => at > 0)
    return [
      {
        write: rest.reduce<EntryWrite>((write, { item }) => collapse(write, item), first.item),
        state: refusal !== null ? 'attention' : isSent ? 'sent' : 'waiting',
        sentAt: isSent ? Math.max(...ofEntry.map(({ at }) => at)) : 0,
        refusal,
        madeAt: first.item.madeAt,
        kept: ofEntry.some(({ item }) => item.kept === 'page') ? 'page' : 'device',
      },
    ]
  })
}

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
  const open = new Map(
    pending
      .filter(({ state, sentAt }) => state !== 'sent' || sentAt >= read.readAt)
      .map((entry) => [entry.write.entryId, entry]),
  )
  const listed = new Set(read.entries.map(({ entryId }) => entryId))
  const laidOver = read.entries.flatMap((entry) => lay(entry, open.get(entry.entryId), reader))
  const own = [...open.values()].flatMap((each): Shown<E>[] => {
    const { write } = each
    if (write.action !== 'create' || listed.has(write.entryId)) return []
    return [shown(reader.create(write.entryId, write.values), each)]
  })
  return [...own, ...laidOver].toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))
}

function lay<K extends EntryKind, E>(
  entry: E,
  pending: PendingEntry<K> | undefined,
  reader: EntryReader<K, E>,
): Shown<E>[] {
  if (pending === undefined) return [{ ...entry, state: 'saved', refusal: null }]
  const { write, state } = pending
  // A deletion that was refused brings the entry back.
  if (write.action === 'delete') return state === 'attention' ? [shown(entry, pending)] : []
  return [shown(reader.change(entry, write.values), pending)]
}

const shown = <E>(entry: E, { state, refusal }: Pick<PendingEntry, 'state' | 'refusal'>): Shown<E> => ({
  ...entry,
  state: state === 'sent' ? 'saved' : state,
  refusal,
})
