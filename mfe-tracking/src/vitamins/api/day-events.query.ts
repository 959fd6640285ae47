import { queryKeys, unwrap } from '@gb/api-client'
import type { PlanSubject } from '@gb/domain'
import { useApi, useLocalDay } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** Something that was logged, at an instant in ms. */
export interface DayEvent {
  subject: PlanSubject
  at: number
}

/** Newest meals that are asked for: more than anybody eats in a day. */
const MEALS = 20

const NONE: readonly DayEvent[] = []

/** Today's drinks and the last meals; those that cannot be read are left out, the day is laid out without them. */
export function useDayEvents(userId: string): readonly DayEvent[] {
  const api = useApi()
  const day = useLocalDay()
  const drinks = useQuery({
    queryKey: queryKeys.fluidSummary(userId, day),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/fluid-summary/{user_id}', {
          params: { path: { user_id: userId }, query: { date: day } },
          signal,
        }),
      ),
    select: ({ entries }) =>
      entries.map((entry): DayEvent => ({
        subject: { type: 'drink', fluidType: entry.fluid_type },
        at: Date.parse(entry.recorded_at),
      })),
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
    select: ({ entries }) =>
      entries.map((entry): DayEvent => ({
        subject: { type: 'meal', mealType: entry.meal_type },
        at: Date.parse(entry.recorded_at),
      })),
  })
  return [...(drinks.data ?? NONE), ...(meals.data ?? NONE)]
}
