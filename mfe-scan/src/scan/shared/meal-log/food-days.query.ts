import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { pagesOf, useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { toLoggedMeal } from '../../../shared/meal/meal.mapper'
import { mealReader } from '../../../shared/meal/meal-reader'
import { daysOf } from './food-day'

/** Meals by days as they are shown, newest first, page by page: what is stored and what is on its way. */
export function useFoodDays(userId: string) {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('food')
  const read = useInfiniteQuery({
    queryKey: queryKeys.foodDays(userId),
    ...pagesOf((query, signal) =>
      unwrap(api.GET('/api/food-days/{user_id}', { params: { path: { user_id: userId }, query }, signal })),
    ),
    select: ({ pages }) =>
      pages.flatMap(({ days }) => days.flatMap(({ entries }) => entries.map(toLoggedMeal))),
  })
  const stored = { entries: read.data ?? [], readAt: read.dataUpdatedAt }
  const meals = mergePending(stored, pending, mealReader(dayOf))
  return {
    meals,
    days: daysOf(meals),
    isPending: read.isPending,
    isError: read.isError,
    /** Reads again what did not come. */
    again: () => void (read.isFetchNextPageError ? read.fetchNextPage() : read.refetch()),
    hasNextPage: read.hasNextPage,
    isFetchingNextPage: read.isFetchingNextPage,
    fetchNextPage: () => void read.fetchNextPage(),
  }
}

export type FoodDaysRead = ReturnType<typeof useFoodDays>
