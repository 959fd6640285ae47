import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** What the food of these days held of the nutrients that matter, day by day. @param from and `to`: both are included */
export function useFoodNutrients(userId: string, from: string, to: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.foodNutrients(userId, `${from} ${to}`),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/food-nutrients/{user_id}', {
          params: { path: { user_id: userId }, query: { from, to } },
          signal,
        }),
      ),
    select: ({ days }) => days,
  })
}

export type FoodNutrientsDay = NonNullable<ReturnType<typeof useFoodNutrients>['data']>[number]
