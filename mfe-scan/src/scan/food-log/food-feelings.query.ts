import { queryKeys, unwrap } from '@gb/api-client'
import type { FoodsFelt } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** Foods that sit well and foods that have been hard. */
export function useFoodFeelings(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.foodFeelings(userId),
    queryFn: ({ signal }): Promise<FoodsFelt> =>
      unwrap(api.GET('/api/food-feelings/{user_id}', { params: { path: { user_id: userId } }, signal })),
  })
}
