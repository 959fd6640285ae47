import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { FoodDay } from '../model/logged-meal'
import { toLoggedMeal } from './meal.mapper'

const firstPage = (): string | null => null

/** Days with their meals, newest first, page by page. A day without a meal is not in it. */
export function useFoodDays(userId: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: queryKeys.foodDays(userId),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/food-days/{user_id}', {
          params: { path: { user_id: userId }, query: pageParam === null ? {} : { before: pageParam } },
          signal,
        }),
      ),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.next_before,
    select: ({ pages }): FoodDay[] =>
      pages.flatMap(({ days }) =>
        days.map((day) => ({ day: day.date, meals: day.entries.map(toLoggedMeal) })),
      ),
  })
}
