import { idempotent, invalidateAfter, unwrap } from '@gb/api-client'
import { hasCrisisWords } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCrisis } from '../../shared/crisis/crisis-state'
import type { Vitamin, VitaminValues } from '../model/vitamin'
import { toValuesBody } from './vitamins.mapper'

interface VitaminEdit {
  values: VitaminValues
  /** Where the entry moves to (ISO 8601, UTC); null leaves its time alone. */
  recordedAt: string | null
  /** One per press of Save. */
  key: string
}

/** Changes a stored vitamin; ends when the screens show it. Offers help, after saving, where the note calls for it. */
export function useChangeVitamin(userId: string, vitamin: Vitamin) {
  const api = useApi()
  const queries = useQueryClient()
  const { raise } = useCrisis(userId)
  return useMutation({
    mutationFn: ({ values, recordedAt, key }: VitaminEdit) =>
      unwrap(
        api.PATCH('/api/vitamin-entry/{entry_id}', {
          params: { path: { entry_id: vitamin.entryId } },
          body: {
            user_id: userId,
            ...toValuesBody(values),
            ...(recordedAt !== null && { recorded_at: recordedAt }),
          },
          headers: idempotent(key),
        }),
      ),
    onSuccess: () => invalidateAfter(queries, 'vitamin'),
    onSettled: (_saved, error, { values }) => {
      if (hasCrisisWords(values.notes) && !hasCrisisWords(vitamin.notes)) raise(error === null)
    },
  })
}
