import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending, type Shown } from '@gb/device'
import { useLocalDay, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import type { DayEvent } from '../model/day-event'
import { drinkReader, type LoggedEvent, mealReader, toDrinkEvent, toMealEvent } from './day-events.mapper'

/** Newest meals that are asked for: more than anybody eats in a day. */
const MEALS = 20

const NONE: readonly LoggedEvent[] = []

/**
 * Today's drinks and the last meals, with what is on its way. Those that cannot be read are left out, the day is laid
 * out without them.
 */
export function useDayEvents(userId: string): readonly DayEvent[] {
  const api = useApi()
  const day = useLocalDay()
  const pendingDrinks = usePendingEntries('fluid')
  const pendingMeals = usePendingEntries('food')
  const drinks = useQuery({
    queryKey: queryKeys.fluidSummary(userId, day),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/fluid-summary/{user_id}', {
          params: { path: { user_id: userId }, query: { date: day } },
          signal,
        }),
      ),
    select: ({ entries }) => entries.map(toDrinkEvent),
  })
  const meals = useQuery({
    queryKey: queryKeys.recentMeals(userId),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/food-history/{user_id}', {
          params: { path: { user_id: userId }, query: { limit: MEALS } },
          signal,
        }),
      ),
    select: ({ entries }) => entries.map(toMealEvent),
  })
  const stored = ({ data, dataUpdatedAt }: typeof drinks) => ({
    entries: data ?? NONE,
    readAt: dataUpdatedAt,
  })
  return [
    ...mergePending(stored(drinks), pendingDrinks, drinkReader),
    ...mergePending(stored(meals), pendingMeals, mealReader),
  ].flatMap(asDayEvent)
}

// What was refused needs attention first: it does not count as eaten or drunk.
const asDayEvent = ({ subject, recordedAt, state }: Shown<LoggedEvent>): DayEvent[] =>
  state === 'attention' ? [] : [{ subject, at: Date.parse(recordedAt) }]
