import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { toMealWait, type MealWait } from '../model/meal-wait'

/** The last meal and the end of the wait after it; null without a meal, and while it is not known. */
export function useMealWait(userId: string): MealWait | null {
  const api = useApi()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: queryKeys.mealTimer(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/meal-timer/{user_id}', { params: { path: { user_id: userId } }, signal })),
  })
  return data === undefined ? null : toMealWait(data, dataUpdatedAt)
}
