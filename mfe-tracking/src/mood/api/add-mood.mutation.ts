import { idempotent, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { isRefusedInstant } from '../../shared/refused-instant'
import type { Mood } from '../model/mood'
import { toAddBody } from './mood.mapper'

/** Stores a mood. Its entry id makes every repetition the same mood. */
export function useAddMood(userId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: async (mood: Mood) => {
      const body = toAddBody(userId, mood)
      try {
        return await unwrap(api.POST('/api/mood-entry', { body, headers: idempotent(mood.entryId) }))
      } catch (error) {
        if (!isRefusedInstant(error)) throw error
        // The server's own time is then the better one.
        const { recorded_at: _, ...now } = body
        return unwrap(api.POST('/api/mood-entry', { body: now, headers: idempotent(`${mood.entryId}-now`) }))
      }
    },
  })
}
