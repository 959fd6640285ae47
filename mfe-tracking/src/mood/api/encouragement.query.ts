import { queryKeys, unwrap } from '@gb/api-client'
import { useApi, useLocalDay } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

const FRESH_MS = 60 * 60 * 1000

/** The words of the day and the line from the creator; Home reads the same. Yesterday's words are stale. */
export function useEncouragement() {
  const api = useApi()
  const day = useLocalDay()
  return useQuery({
    queryKey: queryKeys.dailyEncouragement(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/daily-encouragement', { signal })),
    staleTime: ({ state }) => (state.data?.date === day ? FRESH_MS : 0),
    select: ({ daily_message: { message, author }, creator_note: note }) => ({ message, author, note }),
  })
}
