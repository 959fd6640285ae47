import { queryKeys, unwrap } from '@gb/api-client'
import { type ConcernTopic, hasUrgentConcern } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/**
 * Whether a log gives reason for a serious concern: nothing beside it is praised. The same list that Home leads with; false
 * while it is not known.
 * @param topic which log; any when absent
 */
export function useIsSerious(userId: string, topic?: ConcernTopic): boolean {
  const api = useApi()
  const read = useQuery({
    queryKey: queryKeys.concerns(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/concerns/{user_id}', { params: { path: { user_id: userId } }, signal })),
    enabled: userId !== '',
    select: ({ concerns }) =>
      hasUrgentConcern(concerns.filter((concern) => topic === undefined || concern.topic === topic)),
  })
  return read.data ?? false
}
