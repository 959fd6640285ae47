import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { toReminders } from './reminders.mapper'

/** What the person is reminded of. */
export function useReminders(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.reminders(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/reminders/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: toReminders,
  })
}
