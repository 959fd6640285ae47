import { type ApiData, queryKeys, unwrap } from '@gb/api-client'
import { hasUrgentConcern } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { useIsOnline } from './is-online'

/** One thing to be concerned about, as it is shown. */
export type ShownConcern = ApiData<'/api/concerns/{user_id}'>['concerns'][number]

/** The concerns of a person, as far as they were read. */
export interface ConcernsRead {
  /** The most urgent first; what was kept while offline, and null when there is nothing. */
  concerns: readonly ShownConcern[] | null
  /** They have come, or will not come for now: they failed, or the device is offline. */
  isSettled: boolean
  /** The server has spoken last: they are not what was kept, without a connection or after a read that failed. */
  isCurrent: boolean
}

/** What the logs of a person are concerned about. */
export function useConcernsRead(userId: string): ConcernsRead {
  const api = useApi()
  const isOnline = useIsOnline()
  const { data, isPending, isError, fetchStatus } = useQuery({
    queryKey: queryKeys.concerns(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/concerns/{user_id}', { params: { path: { user_id: userId } }, signal })),
    enabled: userId !== '',
    select: ({ concerns }) => concerns,
  })
  return {
    concerns: data ?? null,
    isSettled: !isPending || fetchStatus === 'paused',
    isCurrent: isOnline && !isError,
  }
}

/**
 * Whether anything is serious by what the server said last, of whichever log: what stands beside it praises nobody then. Null
 * while that is not known: before it has come, and without a connection, when nobody has weighed what was logged here. Only
 * `false` lets a thing be praised. Source: health-rules 9b.14.
 */
export function useIsSerious(userId: string): boolean | null {
  const { concerns, isCurrent } = useConcernsRead(userId)
  if (concerns === null) return null
  return hasUrgentConcern(concerns) || (isCurrent ? false : null)
}
