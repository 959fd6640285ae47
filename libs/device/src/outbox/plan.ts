import type { OutboxItem } from './item'

/** The next thing to do about one entry. */
export type Step = { do: 'send'; item: OutboxItem } | { do: 'drop'; items: OutboxItem[] }

/**
 * The next step of every entry that has one, oldest first. Entries are independent: one that is stuck holds up no
 * other. Writes to one entry keep their order; a deletion makes the writes before it needless.
 * @param items oldest first
 * @param now ms
 */
export function nextSteps(items: readonly OutboxItem[], now: number): Step[] {
  const byEntry = Map.groupBy(items, ({ entryId }) => entryId)
  return [...byEntry.values()].flatMap((ofEntry) => stepOf(ofEntry, now) ?? [])
}

function stepOf(items: readonly OutboxItem[], now: number): Step | null {
  const deletion = items.find(({ action }) => action === 'delete')
  if (deletion !== undefined) return deletionStep(items, deletion, now)
  const first = items[0]
  return first === undefined || first.refusal !== null ? null : { do: 'send', item: first }
}

function deletionStep(items: readonly OutboxItem[], deletion: OutboxItem, now: number): Step | null {
  // While there is time for Undo nothing of the entry goes out.
  if (deletion.heldUntil > now) return null
  const creation = items.find(({ action }) => action === 'create')
  if (creation !== undefined) {
    // The server does not have it and will not get it. Oldest first: if the page dies in between, what is left is a
    // deletion of nothing, and never a creation that nobody deletes.
    const neverArrived = !creation.isTried || creation.refusal !== null
    return neverArrived ? { do: 'drop', items: [...items] } : { do: 'send', item: creation }
  }
  const needless = items.filter(({ action }) => action === 'change')
  if (needless.length > 0) return { do: 'drop', items: needless }
  return deletion.refusal === null ? { do: 'send', item: deletion } : null
}
