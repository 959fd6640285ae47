import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The words of the day. The start of the app has usually loaded them. */
export function useEncouragement() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.dailyEncouragement(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/daily-encouragement', { signal })),
    select: (day) => day.daily_message,
  })
}
