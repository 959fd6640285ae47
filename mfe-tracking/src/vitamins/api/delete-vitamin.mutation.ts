import { idempotent, isApiError, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'

/** Deletes a stored vitamin. One that is already gone is fine. */
export function useDeleteVitamin(userId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: async (entryId: string) => {
      const params = { path: { entry_id: entryId }, query: { user_id: userId } }
      const headers = idempotent(`delete-${entryId}`)
      try {
        // keepalive: it is also sent while the page is being closed.
        await unwrap(api.DELETE('/api/vitamin-entry/{entry_id}', { params, headers, keepalive: true }))
      } catch (error) {
        if (!isApiError(error, 'not_found')) throw error
      }
    },
  })
}
