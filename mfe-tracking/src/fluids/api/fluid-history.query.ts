import { queryKeys, unwrap } from '@gb/api-client'
import { pagesOf, toDrink } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'

/** All stored drinks, newest first, page by page. */
export function useFluidHistory(userId: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: queryKeys.fluidHistory(userId),
    ...pagesOf((query, signal) =>
      unwrap(
        api.GET('/api/fluid-history/{user_id}', { params: { path: { user_id: userId }, query }, signal }),
      ),
    ),
    select: ({ pages }) => pages.flatMap((page) => page.entries.map(toDrink)),
  })
}
