import { idempotent, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { isRefusedInstant } from '../../shared/refused-instant'
import type { Vitamin } from '../model/vitamin'
import { toAddBody } from './vitamins.mapper'

/** Stores a vitamin. Its entry id makes every repetition the same vitamin. */
export function useAddVitamin(userId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: async (vitamin: Vitamin) => {
      const body = toAddBody(userId, vitamin)
      try {
        return await unwrap(api.POST('/api/vitamin-entry', { body, headers: idempotent(vitamin.entryId) }))
      } catch (error) {
        if (!isRefusedInstant(error)) throw error
        // The server's own time is then the better one.
        const { recorded_at: _, ...now } = body
        return unwrap(
          api.POST('/api/vitamin-entry', { body: now, headers: idempotent(`${vitamin.entryId}-now`) }),
        )
      }
    },
  })
}
