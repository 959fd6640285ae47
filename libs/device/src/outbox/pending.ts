import { newId } from '@gb/api-client'
import type { EntryKind, EntryValues, EntryWrite, OutboxItem, Refusal } from './item'

/** What happened here to one entry and may not be in the last read of the server. */
export interface PendingEntry<K extends EntryKind = EntryKind> {
  /** All writes to the entry as one: created with what was changed since, changed, or deleted. */
  write: EntryWrite<K>
  /** The same one by one, oldest first, each with when it arrived (ms; 0 before). */
  writes: readonly { write: EntryWrite<K>; sentAt: number }[]
  /** `sent`: the server has it, but a read from before `sentAt` does not show it yet. */
  state: 'waiting' | 'attention' | 'sent'
  /** ms; 0 while it is not sent. */
  sentAt: number
  refusal: Refusal | null
  /** A deletion that can still be undone. */
  isHeld: boolean
  /** ISO 8601, UTC: the first of its writes. */
  madeAt: string
  kept: OutboxItem['kept']
}

/** What two writes to the same entry come to. */
export function collapse(earlier: EntryWrite, later: EntryWrite): EntryWrite {
  if (earlier.action === 'delete' || later.action === 'delete') return later
  const both = structuredClone(earlier)
  layOver(both.values, later.values)
  return both
}

function layOver(values: object, later: object): void {
  Object.assign(values, later)
  // A meal whose foods were chosen anew repeats no other one.
  if ('of' in values && 'items' in later) delete values.of
}

/** A waiting write with a later change in it, ready to be sent for the first time. */
export function amended(item: OutboxItem, later: EntryWrite): OutboxItem {
  const next = { ...structuredClone(item), key: newId(), isTried: false, refusal: null }
  if (next.action !== 'delete' && later.action !== 'delete') layOver(next.values, later.values)
  return next
}

/** Everything that is on its way or has arrived lately, one per entry, oldest first. */
export function pendingEntries(items: readonly OutboxItem[], now = Date.now()): PendingEntry[] {
  const byEntry = Map.groupBy(items, ({ entryId }) => entryId)
  return [...byEntry.values()].flatMap((ofEntry): PendingEntry[] => {
    const [first, ...rest] = ofEntry
    if (first === undefined) return []
    const refusal = ofEntry.map((item) => item.refusal).find((found) => found !== null) ?? null
    const isSent = ofEntry.every(({ sentAt }) => sentAt > 0)
    return [
      {
        write: rest.reduce<EntryWrite>(collapse, first),
        writes: ofEntry.map((item) => ({ write: item, sentAt: item.sentAt })),
        state: refusal !== null ? 'attention' : isSent ? 'sent' : 'waiting',
        sentAt: isSent ? Math.max(...ofEntry.map(({ sentAt }) => sentAt)) : 0,
        refusal,
        isHeld: ofEntry.some(({ heldUntil, isTried }) => heldUntil > now && !isTried),
        madeAt: first.madeAt,
        kept: ofEntry.some(({ kept }) => kept === 'page') ? 'page' : 'device',
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
