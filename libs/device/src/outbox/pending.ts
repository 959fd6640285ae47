import { newId } from '@gb/api-client'
import type { EntryKind, EntryWrite, OutboxItem, Refusal } from './item'

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

/** What was measured, and that it could not be: of the two the later one counts. */
const MEASURED = [
  ['pulse_bpm', 'pulse_skipped'],
  ['temperature', 'temperature_skipped'],
] as const

function layOver(values: object, later: object): void {
  for (const [number, skipped] of MEASURED)
    if (number in later || skipped in later) {
      Reflect.deleteProperty(values, number)
      Reflect.deleteProperty(values, skipped)
    }
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
