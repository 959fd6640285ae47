import { queryKeys, unwrap, type ApiData } from '@gb/api-client'
import { pagesOf } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { OwnFood, OwnWeights } from '../model/own-numbers'

type WeightPage = ApiData<'/api/weight-history/{user_id}'>
type FoodPage = ApiData<'/api/food-days/{user_id}'>

/** The weights as the weight screen reads them: both share what was read. */
export function useOwnWeights(userId: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: queryKeys.weightHistory(userId),
    ...pagesOf((query, signal) =>
      unwrap(
        api.GET('/api/weight-history/{user_id}', { params: { path: { user_id: userId }, query }, signal }),
      ),
    ),
    select: ({ pages }) => toOwnWeights(pages),
  })
}

/** The days with food as the scan screen reads them. */
export function useOwnFood(userId: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: queryKeys.foodDays(userId),
    ...pagesOf((query, signal) =>
      unwrap(api.GET('/api/food-days/{user_id}', { params: { path: { user_id: userId }, query }, signal })),
    ),
    select: ({ pages }) => toOwnFood(pages),
  })
}

const toOwnWeights = (pages: readonly WeightPage[]): OwnWeights => ({
  count: pages.reduce((sum, { entries }) => sum + entries.length, 0),
  hasMore: (pages.at(-1)?.next_before ?? null) !== null,
  currentLbs: pages[0]?.current_weight_lbs ?? null,
  hasGoal: pages[0]?.remaining_to_goal_lbs != null,
  lostLbs: pages[0]?.weight_lost_lbs ?? 0,
})

const toOwnFood = (pages: readonly FoodPage[]): OwnFood => ({
  days: pages.flatMap(({ days }) => days.map(({ consumed }) => ({ proteinG: consumed.protein }))),
})
