import { queryKeys, unwrap, type ApiData } from '@gb/api-client'
import { FOOD_QUERY_LENGTH } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TableFood } from './portion-draft'

type WireFood = ApiData<'/api/foods'>['foods'][number]

/** A food of the food table. */
export const toTableFood = (food: WireFood): TableFood => ({
  foodId: food.food_id,
  name: food.name,
  per100g: {
    calories: food.calories,
    proteinG: food.protein_g,
    carbsG: food.carbs_g,
    fatG: food.fat_g,
    fiberG: food.fiber_g,
    sugarG: food.sugar_g,
  },
  portions: food.portions,
})

/** Foods of the food table by name, the best first. Costs no scan. Nothing is asked for an empty text. */
export function useFoods(text: string) {
  const api = useApi()
  const q = text.trim().slice(0, FOOD_QUERY_LENGTH.max)
  return useQuery({
    queryKey: queryKeys.foods(q),
    queryFn: ({ signal }) => unwrap(api.GET('/api/foods', { params: { query: { q } }, signal })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    select: ({ foods }) => foods.map(toTableFood),
  })
}

/** The food of an item, for its household portions; null while it is not known and where the table has none. */
export function useFoodOf(foodId: string | null): TableFood | null {
  const api = useApi()
  const { data } = useQuery({
    queryKey: queryKeys.food(foodId ?? ''),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/foods/{food_id}', { params: { path: { food_id: foodId ?? '' } }, signal })),
    enabled: foodId !== null,
    select: toTableFood,
  })
  return data ?? null
}
