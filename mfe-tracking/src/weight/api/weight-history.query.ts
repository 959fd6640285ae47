import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { toWeightHistory } from './weight.mapper'

const firstPage = (): string | null => null

/** The weights page by page, newest first, and the progress; the card on Home and the tab read the same. */
export function useWeightHistory(userId: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: queryKeys.weightHistory(userId),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/weight-history/{user_id}', {
          params: { path: { user_id: userId }, query: pageParam === null ? {} : { before: pageParam } },
          signal,
        }),
      ),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.next_before,
    select: ({ pages }) => toWeightHistory(pages),
  })
}

export type WeightRead = ReturnType<typeof useWeightHistory>
