import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { firstPage } from '../../shared/log/page-state'
import { toDrink } from './fluids.mapper'

/** All stored drinks, newest first, page by page. */
export function useFluidHistory(userId: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: queryKeys.fluidHistory(userId),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/fluid-history/{user_id}', {
          params: { path: { user_id: userId }, query: pageParam === null ? {} : { before: pageParam } },
          signal,
        }),
      ),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.next_before,
    select: ({ pages }) => pages.flatMap((page) => page.entries.map(toDrink)),
  })
}
