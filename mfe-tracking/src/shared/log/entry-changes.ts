import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

/** What every entry of a log has. */
export interface Entry {
  entryId: string
  /** ISO 8601, UTC. */
  recordedAt: string
  /** The local day it counts for, YYYY-MM-DD. */
  day: string
}

/** `saved`: the server has it · `sending`: on its way · `failed`: kept here, waiting for Retry. */
export type EntryState = 'saved' | 'sending' | 'failed'
export type Shown<E extends Entry> = E & { state: EntryState }

/** What happened here and may not be in the last read of the server. */
export type EntryChange<E extends Entry> =
  | { kind: 'added'; entry: E; state: 'sending' | 'failed' }
  | { kind: 'added'; entry: E; state: 'saved'; savedAt: number }
  | { kind: 'removed'; entryId: string }

/** One table of changes: of one log of one person. In the query cache, because signing out empties it. */
export type ChangesKey = readonly [log: `${string}-changes`, userId: string]

type Changes<E extends Entry> = readonly EntryChange<E>[]

/** The changes of this page's life, oldest first. */
export function useEntryChanges<E extends Entry>(key: ChangesKey): Changes<E> {
  const changes = useQuery<Changes<E>>({
    queryKey: key,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return changes.data ?? []
}

/** Notes a change. */
export function noteChange<E extends Entry>(
  queries: QueryClient,
  key: ChangesKey,
  update: (changes: Changes<E>) => Changes<E>,
): void {
  queries.setQueryData<Changes<E>>(key, (changes) => update(changes ?? []))
}

export const forgotten =
  (entryId: string) =>
  <E extends Entry>(changes: Changes<E>): Changes<E> =>
    changes.filter((change) => change.kind !== 'added' || change.entry.entryId !== entryId)

export const added =
  <E extends Entry>(entry: E, state: 'sending' | 'failed') =>
  (changes: Changes<E>): Changes<E> => [...forgotten(entry.entryId)(changes), { kind: 'added', entry, state }]

export const saved =
  <E extends Entry>(entry: E, savedAt: number) =>
  (changes: Changes<E>): Changes<E> => [
    ...forgotten(entry.entryId)(changes),
    { kind: 'added', entry, state: 'saved', savedAt },
  ]

export const broughtBack =
  (entryId: string) =>
  <E extends Entry>(changes: Changes<E>): Changes<E> =>
    changes.filter((change) => change.kind !== 'removed' || change.entryId !== entryId)

export const removed =
  (entryId: string) =>
  <E extends Entry>(changes: Changes<E>): Changes<E> => [
    ...broughtBack(entryId)(changes),
    { kind: 'removed', entryId },
  ]

/**
 * The entries as they are shown, newest first: what the server listed and what is on its way.
 * The server's word wins: an entry it lists is saved, whatever was noted here.
 * @param readAt when the server was asked last, ms
 */
export function shownEntries<E extends Entry>(
  read: { entries: readonly E[]; readAt: number },
  changes: Changes<E>,
): Shown<E>[] {
  const listed = new Set(read.entries.map(({ entryId }) => entryId))
  const gone = new Set(changes.flatMap((change) => (change.kind === 'removed' ? [change.entryId] : [])))
  const own = changes.flatMap((change): Shown<E>[] => {
    if (change.kind !== 'added' || listed.has(change.entry.entryId)) return []
    // A read from after the saving would contain it; it was deleted elsewhere since.
    if (change.state === 'saved' && change.savedAt < read.readAt) return []
    return [{ ...change.entry, state: change.state }]
  })
  const stored = read.entries.map((entry): Shown<E> => ({ ...entry, state: 'saved' }))
  return [...own, ...stored]
    .filter(({ entryId }) => !gone.has(entryId))
    .toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt))
}
