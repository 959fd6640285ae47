import { queryKeys, unwrap } from '@gb/api-client'
import { pagesOf } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'

const PAGE = 20

/** A person's messages, newest first, further back on demand. */
export function useThread(userId: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: queryKeys.checkIns(userId),
    ...pagesOf((query, signal) =>
      unwrap(
        api.GET('/api/premium-checkin/{user_id}', {
          params: { path: { user_id: userId }, query: { limit: PAGE, ...query } },
          signal,
        }),
      ),
    ),
  })
}

/** The messages once they have come. */
export type ReadThread = Extract<ReturnType<typeof useThread>, { data: object }>
