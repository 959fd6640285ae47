import type { SupportNeed } from '@gb/domain'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

// In the query cache, which all remotes share and signing out empties: nothing about it may stay on the device.
const keyOf = (userId: string) => ['support-needs', userId] as const

/** Whether the card with a line for home or for drink stands there. Every new writing that tells of one raises it again. */
export function useSupportNeeds(userId: string) {
  const queries = useQueryClient()
  const raised = useQuery<readonly SupportNeed[]>({
    queryKey: keyOf(userId),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const put = (needs: readonly SupportNeed[]) =>
    void queries.setQueryData<readonly SupportNeed[]>(keyOf(userId), needs)
  return {
    /** What was just written of; empty when there was nothing, or the person has put the card away. */
    needs: raised.data ?? [],
    raise: put,
    close: () => put([]),
  }
}
