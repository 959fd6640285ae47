import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** Plans for the person's phase and goals. */
export function useMealPlans(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.mealPlans(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/premium-meal-plans/{user_id}', { params: { path: { user_id: userId } }, signal })),
  })
}
