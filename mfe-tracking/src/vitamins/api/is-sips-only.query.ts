import { queryKeys, unwrap } from '@gb/api-client'
import { isClearDay } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** Whether today is the day of surgery or the day after: there is no plan, only sips. Source: health-rules 9b.11. */
export function useIsSipsOnly(userId: string): boolean {
  const api = useApi()
  const today = useLocalDay()
  const profile = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    // What was kept on the device by an earlier version may not have it.
    select: (wire) => isClearDay(wire.surgery_date ?? null, today),
  })
  return profile.data ?? false
}
