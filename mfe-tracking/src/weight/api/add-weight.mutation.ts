import { idempotent, invalidateAfter, unwrap } from '@gb/api-client'
import { hasCrisisWords } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCrisis } from '../../shared/crisis/crisis-state'
import { isRefusedInstant } from '../../shared/refused-instant'
import { toAddBody, type NewWeight } from './weight.mapper'

/** Stores a weight; ends when the screens show it. */
export function useAddWeight(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const { raise } = useCrisis(userId)
  return useMutation({
    mutationFn: async (weight: NewWeight) => {
      const body = toAddBody(userId, weight)
      const { entryId } = weight.press
      try {
        return await unwrap(api.POST('/api/weight-entry', { body, headers: idempotent(entryId) }))
      } catch (error) {
        if (!isRefusedInstant(error)) throw error
        // The server's own time is then the better one.
        const { recorded_at: _, ...now } = body
        return unwrap(api.POST('/api/weight-entry', { body: now, headers: idempotent(`${entryId}-now`) }))
      }
    },
    onSuccess: () => invalidateAfter(queries, 'weight'),
    // After the saving, whatever came of it: the words count, not the weight.
    onSettled: (_entry, error, { notes }) => {
      if (hasCrisisWords(notes)) raise(error === null)
    },
  })
}
