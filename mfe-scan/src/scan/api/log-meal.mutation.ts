import { idempotent, invalidateAfter, newId, unwrap } from '@gb/api-client'
import type { MealType } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WantedItem } from '../correct/portion-draft'
import { toItemRequest, toLoggedMeal } from './meal.mapper'

/** A meal without a photo. `entryId` makes every repetition the same meal; `recordedAt` is now when it is null. */
type NewMeal = {
  readonly entryId: string
  readonly mealType: MealType
  readonly items: readonly WantedItem[]
  readonly recordedAt: string | null
}

/** Logs a meal without a photo. Costs no scan. */
export function useLogMeal(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ entryId, mealType, items, recordedAt }: NewMeal) =>
      toLoggedMeal(
        await unwrap(
          api.POST('/api/food-entry', {
            body: {
              user_id: userId,
              entry_id: entryId,
              meal_type: mealType,
              items: items.map(toItemRequest),
              ...(recordedAt !== null && { recorded_at: recordedAt }),
            },
            headers: idempotent(newId()),
          }),
        ),
      ),
    onSettled: () => void invalidateAfter(queries, 'food'),
  })
}

/** A logged or favorite meal once more, now. */
type Repeat = { readonly of: string; readonly entryId: string; readonly mealType: MealType }

/** Logs a meal again. Costs no scan. */
export function useRepeatMeal(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ of, entryId, mealType }: Repeat) =>
      toLoggedMeal(
        await unwrap(
          api.POST('/api/food-entry/{entry_id}/repeat', {
            params: { path: { entry_id: of } },
            body: { user_id: userId, entry_id: entryId, meal_type: mealType },
            headers: idempotent(newId()),
          }),
        ),
      ),
    onSettled: () => void invalidateAfter(queries, 'food'),
  })
}
