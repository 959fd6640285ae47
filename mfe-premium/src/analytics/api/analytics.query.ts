import { queryKeys, unwrap } from '@gb/api-client'
import type { ReportPeriod } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { toAnalytics } from './analytics.mapper'

/** The numbers of a period that ends today; the card on Home and the view share a read. */
export function useAnalytics(userId: string, period: ReportPeriod) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.analytics(userId, period),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/premium-analytics/{user_id}', {
          params: { path: { user_id: userId }, query: { period } },
          signal,
        }),
      ),
    select: toAnalytics,
  })
}
