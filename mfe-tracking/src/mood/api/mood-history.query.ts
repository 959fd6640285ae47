import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { pagesOf, useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pageState } from '../../shared/log/page-state'
import { moodReader, toMood, toTrend } from './mood.mapper'

/** The moods as they are shown, newest first, page by page: what is stored and what is on its way. */
export function useMoods(userId: string) {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('mood')
  const read = useInfiniteQuery({
    queryKey: queryKeys.moodHistory(userId),
    ...pagesOf((query, signal) =>
      unwrap(
        api.GET('/api/mood-history/{user_id}', { params: { path: { user_id: userId }, query }, signal }),
      ),
    ),
    select: ({ pages }) => ({
      trend: pages[0] === undefined ? null : toTrend(pages[0]),
      moods: pages.flatMap((page) => page.entries.map(toMood)),
    }),
  })
  const stored = read.data?.moods ?? []
  return {
    moods: mergePending({ entries: stored, readAt: read.dataUpdatedAt }, pending, moodReader(dayOf)),
    /** null while it is not read. */
    trend: read.data?.trend ?? null,
    ...pageState(read),
  }
}

export type MoodsRead = ReturnType<typeof useMoods>
