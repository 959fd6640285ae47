import { queryKeys, unwrap } from '@gb/api-client'
import { useLocalDay } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The words of the day. The start of the app has usually loaded them. */
export function useEncouragement() {
  const api = useApi()
  const date = useLocalDay()
  return useQuery({
    queryKey: queryKeys.dailyEncouragement(date),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/daily-encouragement', { params: { query: { date } }, signal })),
    select: (day) => day.daily_message,
  })
}
