import { idempotent, newId, queryKeys, unwrap } from '@gb/api-client'
import { DEFAULT_MEAL_TYPE, MEAL_TYPES, type MealType } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toFoodItem } from '../../../shared/meal/meal.mapper'
import type { FoodItem } from '../../../shared/meal/meal'

/** A meal that a person likes to log again. */
export interface FavoriteMeal {
  /** The meal it was made of. */
  readonly entryId: string
  readonly mealType: MealType
  readonly items: readonly FoodItem[]
  /** It was made of an example, not of a plate. */
  readonly isSample: boolean
  readonly totals: { readonly calories: number; readonly proteinG: number }
}

/** Favorite meals, the newest first. */
export function useFavorites(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.favoriteMeals(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/favourite-meals/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: (answer): FavoriteMeal[] =>
      answer.favourites.map((meal) => ({
        entryId: meal.entry_id,
        mealType: MEAL_TYPES.find((type) => type === meal.meal_type) ?? DEFAULT_MEAL_TYPE,
        items: meal.food_items.map(toFoodItem),
        isSample: meal.source === 'sample',
        totals: { calories: meal.total_calories, proteinG: meal.protein_g },
      })),
  })
}

interface Mark {
  readonly entryId: string
  readonly isFavorite: boolean
}

/** Makes a logged meal a favorite, or no longer one. */
export function useMarkFavorite(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ entryId, isFavorite }: Mark) => {
      const path = { entry_id: entryId }
      const headers = idempotent(newId())
      if (isFavorite) {
        await unwrap(
          api.PUT('/api/favourite-meals/{entry_id}', {
            params: { path },
            body: { user_id: userId },
            headers,
          }),
        )
      } else {
        const params = { path, query: { user_id: userId } }
        await unwrap(api.DELETE('/api/favourite-meals/{entry_id}', { params, headers }))
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.favoriteMeals(userId) }),
  })
}
