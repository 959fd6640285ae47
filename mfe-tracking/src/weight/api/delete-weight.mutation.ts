import { idempotent, invalidateAfter, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Deletes a weight; the progress is read again either way, since a lost answer may hide a deletion. */
export function useDeleteWeight() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, entryId }: { userId: string; entryId: string }) =>
      unwrap(
        api.DELETE('/api/weight-entry/{entry_id}', {
          params: { path: { entry_id: entryId }, query: { user_id: userId } },
          headers: idempotent(`delete-${entryId}`),
        }),
      ),
    onSettled: () => void invalidateAfter(queries, 'weight'),
  })
}
