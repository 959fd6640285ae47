import type { BodyFlag } from '@gb/domain'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HelpWritten } from './crisis-state'

/** What was just written about the body, and how it is kept. */
export interface BodyRaised {
  flags: readonly BodyFlag[]
  written: HelpWritten
}

// In the query cache, which all remotes share and signing out empties: nothing about it may stay on the device.
const keyOf = (userId: string) => ['body-flags', userId] as const

/** Whether the card about the body stands on top. Every new writing with a red flag raises it again. */
export function useBodyFlags(userId: string) {
  const queries = useQueryClient()
  const raised = useQuery<BodyRaised | null>({
    queryKey: keyOf(userId),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const put = (value: BodyRaised | null) => void queries.setQueryData<BodyRaised | null>(keyOf(userId), value)
  return {
    /** What was just written; null when there was nothing, or the person has put the card away. */
    raised: raised.data ?? null,
    raise: put,
    close: () => put(null),
  }
}
