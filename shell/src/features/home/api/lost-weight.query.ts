import { queryKeys, unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The weight that the loss is counted from and the latest, lbs; null until known, and while no loss is shown. */
export function useLostWeight(userId: string) {
  const { api } = useHost()
  const read = useQuery({
    queryKey: [...queryKeys.weightHistory(userId), 'start'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/weight-history/{user_id}', {
          params: { path: { user_id: userId }, query: { limit: 1 } },
          signal,
        }),
      ),
    select: ({ lost_since: start, current_weight_lbs: currentLbs }) =>
      start == null || currentLbs === null ? null : { startLbs: start.weight_lbs, currentLbs },
  })
  return read.data ?? null
}
