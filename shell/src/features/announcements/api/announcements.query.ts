import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

const RENEW_MS = 10 * 60_000

/** Announcements of now and of the coming day. An announcement that cannot be read is no fault to show. */
export function useAnnouncements() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.announcements(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/announcements', { signal })),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
  })
}
