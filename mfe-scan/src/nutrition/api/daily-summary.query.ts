import { queryKeys, unwrap } from '@gb/api-client'
import { useApi, useLocalDay } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { toNutrition } from './nutrition.mapper'

/** What was eaten today, against the goals of the day. */
export function useTodaysNutrition(userId: string) {
  const api = useApi()
  const day = useLocalDay()
  return useQuery({
    queryKey: queryKeys.dailySummary(userId, day),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/daily-summary/{user_id}', {
          params: { path: { user_id: userId }, query: { date: day } },
          signal,
        }),
      ),
    select: toNutrition,
  })
}
