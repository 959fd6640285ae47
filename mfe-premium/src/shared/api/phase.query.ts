import { queryKeys, unwrap } from '@gb/api-client'
import { useLocalDay } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The phase a person is in today; null without a surgery date. The day's summary knows it. */
export function usePhase(userId: string) {
  const api = useApi()
  const day = useLocalDay()
  return useQuery({
    queryKey: queryKeys.dailySummary(userId, day),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/daily-summary/{user_id}', {
          params: { path: { user_id: userId }, query: { date: day } },
          signal,
        }),
      ),
    select: (wire) => wire.phase,
  })
}
