import { idempotent, invalidateAfter, unwrap } from '@gb/api-client'
import { hasCrisisWords } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCrisis } from '../../shared/crisis/crisis-state'

/** A correction of a stored weight. */
export interface WeightEdit {
  entryId: string
  weightLbs: number
  notes: string
  /** Where the entry moves to (ISO 8601, UTC); null leaves its time alone. */
  recordedAt: string | null
  /** Whether the note was written now, and not only left as it is. */
  isNewNote: boolean
  /** One per press of Save. */
  key: string
}

/** Changes a stored weight; ends when the screens show it. */
export function useChangeWeight(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const { raise } = useCrisis(userId)
  return useMutation({
    mutationFn: ({ entryId, weightLbs, notes, recordedAt, key }: WeightEdit) =>
      unwrap(
        api.PATCH('/api/weight-entry/{entry_id}', {
          params: { path: { entry_id: entryId } },
          body: {
            user_id: userId,
            weight_lbs: weightLbs,
            notes,
            ...(recordedAt !== null && { recorded_at: recordedAt }),
          },
          headers: idempotent(key),
        }),
      ),
    onSuccess: () => invalidateAfter(queries, 'weight'),
    onSettled: (_entry, error, { notes, isNewNote }) => {
      if (isNewNote && hasCrisisWords(notes)) raise(error === null)
    },
  })
}
