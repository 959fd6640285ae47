import { queryKeys, unwrap } from '@gb/api-client'
import { useLocalDay } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The words of the day and the line from the creator; Home reads the same. A new day has new ones. */
export function useEncouragement() {
  const api = useApi()
  const date = useLocalDay()
  return useQuery({
    queryKey: queryKeys.dailyEncouragement(date),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/daily-encouragement', { params: { query: { date } }, signal })),
    staleTime: Infinity,
    select: ({ daily_message: { message, author }, creator_note: note }) => ({ message, author, note }),
  })
}
