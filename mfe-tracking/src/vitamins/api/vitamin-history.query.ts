import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { pagesOf, useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pageState } from '../../shared/log/page-state'
import { toVitamin, vitaminReader } from './vitamins.mapper'

/** The vitamins as they are shown, newest first, page by page: what is stored and what is on its way. */
export function useVitamins(userId: string) {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('vitamin')
  const read = useInfiniteQuery({
    queryKey: queryKeys.vitaminHistory(userId),
    ...pagesOf((query, signal) =>
      unwrap(
        api.GET('/api/vitamin-history/{user_id}', { params: { path: { user_id: userId }, query }, signal }),
      ),
    ),
    select: ({ pages }) => pages.flatMap((page) => page.entries.map(toVitamin)),
  })
  const stored = { entries: read.data ?? [], readAt: read.dataUpdatedAt }
  const vitamins = mergePending(stored, pending, vitaminReader(dayOf))
  return {
    /** As they are listed. */
    vitamins,
    /** What counts as taken: a refused entry needs attention first. */
    taken: vitamins.filter(({ state }) => state !== 'attention'),
    ...pageState(read),
  }
}

export type VitaminsRead = ReturnType<typeof useVitamins>
