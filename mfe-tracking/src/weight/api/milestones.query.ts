import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { LIST_LIMIT } from '@gb/domain'
import { allPagesOf, useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { milestoneReader, toMilestones } from './milestone.mapper'

/** Every milestone of the person, newest first, with what is on its way: a line of time has no gaps. */
export function useMilestones(userId: string) {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('milestone')
  const read = useQuery({
    queryKey: queryKeys.milestones(userId),
    queryFn: ({ signal }) =>
      allPagesOf((query) => {
        const params = { path: { user_id: userId }, query: { limit: LIST_LIMIT.max, ...query } }
        return unwrap(api.GET('/api/milestone-history/{user_id}', { params, signal }))
      }, signal),
    select: toMilestones,
  })
  return {
    milestones: mergePending(
      { entries: read.data ?? [], readAt: read.dataUpdatedAt },
      pending,
      milestoneReader(dayOf),
    ),
    isRead: read.data !== undefined,
    isError: read.isError && read.data === undefined,
    isFetching: read.isFetching,
    refetch: () => void read.refetch(),
  }
}

export type MilestonesRead = ReturnType<typeof useMilestones>
