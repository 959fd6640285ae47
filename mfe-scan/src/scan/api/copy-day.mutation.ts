import { idempotent, invalidateAfter, newId, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Two local days, YYYY-MM-DD. */
type Copy = { readonly from: string; readonly to: string }

/** Logs the meals of a day on another day too, each once, and gives how many were logged now. */
export function useCopyDay(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ from, to }: Copy) => {
      const body = { user_id: userId, from, to }
      const answer = await unwrap(api.POST('/api/food-day/copy', { body, headers: idempotent(newId()) }))
      return answer.copied
    },
    onSettled: () => void invalidateAfter(queries, 'food'),
  })
}
