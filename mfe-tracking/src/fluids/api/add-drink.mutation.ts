import { idempotent, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { isRefusedInstant } from '../../shared/refused-instant'
import type { Drink } from '../model/drink'
import { toAddBody } from './fluids.mapper'

/** Stores a drink. Its entry id makes every repetition the same drink. */
export function useAddDrink(userId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: async (drink: Drink) => {
      const body = toAddBody(userId, drink)
      try {
        return await unwrap(api.POST('/api/fluid-entry', { body, headers: idempotent(drink.entryId) }))
      } catch (error) {
        if (!isRefusedInstant(error)) throw error
        // The server's own time is then the better one.
        const { recorded_at: _, ...now } = body
        return unwrap(
          api.POST('/api/fluid-entry', { body: now, headers: idempotent(`${drink.entryId}-now`) }),
        )
      }
    },
  })
}
