import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { shownEntries, useEntryChanges } from '../../shared/log/entry-changes'
import { vitaminChangesKey } from '../model/use-vitamin-log'
import type { Vitamin } from '../model/vitamin'
import { toVitamin } from './vitamins.mapper'

const firstPage = (): string | null => null

/** The vitamins as they are shown, newest first, page by page: what is stored and what is on its way. */
export function useVitamins(userId: string) {
  const api = useApi()
  const changes = useEntryChanges<Vitamin>(vitaminChangesKey(userId))
  const read = useInfiniteQuery({
    queryKey: queryKeys.vitaminHistory(userId),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/vitamin-history/{user_id}', {
          params: { path: { user_id: userId }, query: pageParam === null ? {} : { before: pageParam } },
          signal,
        }),
      ),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.next_before,
    select: ({ pages }) => pages.flatMap((page) => page.entries.map(toVitamin)),
  })
  const vitamins = shownEntries({ entries: read.data ?? [], readAt: read.dataUpdatedAt }, changes)
  return {
    /** As they are listed. */
    vitamins,
    /** What counts as taken: a failed entry waits for Retry. */
    taken: vitamins.filter(({ state }) => state !== 'failed'),
    isRead: read.data !== undefined,
    isError: read.isError && read.data === undefined,
    isFetching: read.isFetching,
    refetch: () => void read.refetch(),
    hasNextPage: read.hasNextPage,
    isFetchingNextPage: read.isFetchingNextPage,
    fetchNextPage: read.fetchNextPage,
  }
}

export type VitaminsRead = ReturnType<typeof useVitamins>
