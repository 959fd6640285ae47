import { idempotent, invalidateAfter, newId, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WantedItem } from '../correct/portion-draft'
import { toItemRequest, toLoggedMeal } from './meal.mapper'

type Correction = { readonly entryId: string; readonly items: readonly WantedItem[] }

/** Corrects the foods of a logged meal and gives it back, added up and rated anew. The list is the whole meal. */
export function useChangeMeal(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ entryId, items }: Correction) => {
      const answer = await unwrap(
        api.PATCH('/api/food-entry/{entry_id}', {
          params: { path: { entry_id: entryId } },
          body: { user_id: userId, items: items.map(toItemRequest) },
          headers: idempotent(newId()),
        }),
      )
      return toLoggedMeal(answer)
    },
    onSettled: () => void invalidateAfter(queries, 'food'),
  })
}
