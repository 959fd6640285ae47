import { idempotent, invalidateAfter, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MoodValues } from '../model/mood'
import { toValuesBody } from './mood.mapper'

export interface MoodEdit {
  entryId: string
  values: MoodValues
  /** Where the entry moves to (ISO 8601, UTC); null leaves its time alone. */
  recordedAt: string | null
  /** One per press of Save. */
  key: string
}

/** Changes a stored mood; ends when the screens show it. */
export function useChangeMood(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ entryId, values, recordedAt, key }: MoodEdit) =>
      unwrap(
        api.PATCH('/api/mood-entry/{entry_id}', {
          params: { path: { entry_id: entryId } },
          body: {
            user_id: userId,
            ...toValuesBody(values),
            ...(recordedAt !== null && { recorded_at: recordedAt }),
          },
          headers: idempotent(key),
        }),
      ),
    onSuccess: () => invalidateAfter(queries, 'mood'),
  })
}
