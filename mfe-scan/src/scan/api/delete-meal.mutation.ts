import { idempotent, invalidateAfter, isApiError, newId, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQueryClient } from '@tanstack/react-query'

/** Deletes a logged meal; one that is already gone is as good. Works after the page is left. */
export function useDeleteMeal(userId: string): (entryId: string) => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  return async (entryId) => {
    try {
      await unwrap(
        api.DELETE('/api/food-entry/{entry_id}', {
          params: { path: { entry_id: entryId }, query: { user_id: userId } },
          headers: idempotent(newId()),
          keepalive: true,
        }),
      )
    } catch (error) {
      if (!isApiError(error, 'not_found', 'gone')) throw error
    }
    await invalidateAfter(queries, 'food')
  }
}
