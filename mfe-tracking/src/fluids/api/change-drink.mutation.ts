import { idempotent, invalidateAfter, unwrap } from '@gb/api-client'
import type { FluidType } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export interface DrinkEdit {
  entryId: string
  fluidType: FluidType
  amountOz: number
  /** Where the drink moves to (ISO 8601, UTC); null leaves its time alone. */
  recordedAt: string | null
  /** One per press of Save. */
  key: string
}

/** Changes a stored drink; ends when the screens show it. */
export function useChangeDrink(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ entryId, fluidType, amountOz, recordedAt, key }: DrinkEdit) =>
      unwrap(
        api.PATCH('/api/fluid-entry/{entry_id}', {
          params: { path: { entry_id: entryId } },
          body: {
            user_id: userId,
            fluid_type: fluidType,
            amount_oz: amountOz,
            ...(recordedAt !== null && { recorded_at: recordedAt }),
          },
          headers: idempotent(key),
        }),
      ),
    onSuccess: () => invalidateAfter(queries, 'fluid'),
  })
}
