import { queryKeys, unwrap } from '@gb/api-client'
import { LIST_LIMIT } from '@gb/domain'
import { mergePending } from '@gb/device'
import { allPagesOf, useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { toEntries, weightReader } from './weight.mapper'
import type { WeightRead } from './weight-history.query'

/**
 * Every weight of the person, newest first, for the chart and its line; undefined while they are not all here.
 * Asked for only when the list has more pages than it has read: most people fit on its first one.
 */
export function useAllWeights(userId: string, read: WeightRead) {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('weight')
  const isWhole = read.data !== undefined && !read.hasNextPage
  const all = useQuery({
    queryKey: queryKeys.allWeights(userId),
    enabled: read.data !== undefined && !isWhole,
    queryFn: ({ signal }) =>
      allPagesOf((query) => {
        const params = { path: { user_id: userId }, query: { limit: LIST_LIMIT.max, ...query } }
        return unwrap(api.GET('/api/weight-history/{user_id}', { params, signal }))
      }, signal),
    select: toEntries,
  })
  const merged =
    all.data && mergePending({ entries: all.data, readAt: all.dataUpdatedAt }, pending, weightReader(dayOf))
  const entries = (isWhole ? read.data?.entries : merged)?.filter(({ state }) => state !== 'attention')
  return {
    entries,
    isError: !isWhole && all.isError,
    isFetching: all.isFetching,
    refetch: () => void all.refetch(),
  }
}

export type AllWeightsRead = ReturnType<typeof useAllWeights>
