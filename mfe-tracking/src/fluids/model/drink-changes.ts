import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Drink, FluidDay, ShownDrink } from './drink'

/** What happened here and may not be in the last read of the server. */
export type DrinkChange =
  | { kind: 'added'; drink: Drink; state: 'sending' | 'failed' }
  | { kind: 'added'; drink: Drink; state: 'saved'; savedAt: number }
  | { kind: 'removed'; entryId: string }

const NONE: readonly DrinkChange[] = []

// In the query cache, because signing out empties it: what is on its way belongs to the person.
const keyOf = (userId: string) => ['fluid-changes', userId] as const

/** The changes of this page's life, oldest first. */
export function useDrinkChanges(userId: string): readonly DrinkChange[] {
  const changes = useQuery<readonly DrinkChange[]>({
    queryKey: keyOf(userId),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return changes.data ?? NONE
}

/** Notes a change. */
export function noteChange(
  queries: QueryClient,
  userId: string,
  update: (changes: readonly DrinkChange[]) => readonly DrinkChange[],
): void {
  queries.setQueryData<readonly DrinkChange[]>(keyOf(userId), (changes) => update(changes ?? NONE))
}

type Changes = readonly DrinkChange[]

const withoutAdded = (changes: Changes, entryId: string): Changes =>
  changes.filter((change) => change.kind !== 'added' || change.drink.entryId !== entryId)

export const sending =
  (drink: Drink) =>
  (changes: Changes): Changes => [
    ...withoutAdded(changes, drink.entryId),
    { kind: 'added', drink, state: 'sending' },
  ]

export const failed =
  (drink: Drink) =>
  (changes: Changes): Changes => [
    ...withoutAdded(changes, drink.entryId),
    { kind: 'added', drink, state: 'failed' },
  ]

export const saved =
  (drink: Drink, savedAt: number) =>
  (changes: Changes): Changes => [
    ...withoutAdded(changes, drink.entryId),
    { kind: 'added', drink, state: 'saved', savedAt },
  ]

export const forgotten =
  (entryId: string) =>
  (changes: Changes): Changes =>
    withoutAdded(changes, entryId)

export const removed =
  (entryId: string) =>
  (changes: Changes): Changes => [...broughtBack(entryId)(changes), { kind: 'removed', entryId }]

export const broughtBack =
  (entryId: string) =>
  (changes: Changes): Changes =>
    changes.filter((change) => change.kind !== 'removed' || change.entryId !== entryId)

/** Drinks that the server listed, without those that were removed here. */
export function withoutRemoved<D extends Drink>(drinks: readonly D[], changes: Changes): D[] {
  const gone = new Set(changes.flatMap((change) => (change.kind === 'removed' ? [change.entryId] : [])))
  return drinks.filter((drink) => !gone.has(drink.entryId))
}

/**
 * The drinks of a day as they are shown, newest first: what the server listed and what is on its way.
 * The server's word wins: an entry it lists is saved, whatever was noted here.
 */
export function shownDrinks(
  day: string,
  read: Pick<FluidDay, 'drinks' | 'readAt'>,
  changes: Changes,
): ShownDrink[] {
  const listed = new Set(read.drinks.map(({ entryId }) => entryId))
  const own = changes.flatMap((change): ShownDrink[] => {
    if (change.kind !== 'added' || change.drink.day !== day || listed.has(change.drink.entryId)) return []
    // A read from after the saving would contain it; it was deleted elsewhere since.
    if (change.state === 'saved' && change.savedAt < read.readAt) return []
    return [{ ...change.drink, state: change.state }]
  })
  const stored = read.drinks.map((drink): ShownDrink => ({ ...drink, state: 'saved' }))
  return withoutRemoved([...own, ...stored], changes).toSorted((a, b) =>
    b.recordedAt.localeCompare(a.recordedAt),
  )
}

/** What could not be saved, of any day: at midnight it must not drop out of sight. */
export function notSaved(stored: readonly Drink[], changes: Changes): Drink[] {
  const listed = new Set(stored.map(({ entryId }) => entryId))
  const kept = changes.flatMap((change) =>
    change.kind === 'added' && change.state === 'failed' ? [change.drink] : [],
  )
  return withoutRemoved(kept, changes).filter(({ entryId }) => !listed.has(entryId))
}
