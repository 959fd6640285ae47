import { queryKeys, unwrap } from '@gb/api-client'
import { pagesOf, useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useLateRules } from '../../shared/rules/use-late-rules'
import { withPending } from './with-pending'
import { toWeightHistory } from './weight.mapper'

/** The weights page by page, newest first, and the progress, with what is on its way; the card on Home and the tab read the same. */
export function useWeightHistory(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const dayOf = useDayOf()
  const pending = usePendingEntries('weight')
  const rules = useLateRules(pending.length > 0)
  const queryKey = queryKeys.weightHistory(userId)
  return useInfiniteQuery({
    queryKey,
    ...pagesOf((query, signal) =>
      unwrap(
        api.GET('/api/weight-history/{user_id}', { params: { path: { user_id: userId }, query }, signal }),
      ),
    ),
    select: ({ pages }) => {
      const readAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      return withPending(toWeightHistory(pages), { pending, readAt, dayOf, rules })
    },
  })
}

export type WeightRead = ReturnType<typeof useWeightHistory>
