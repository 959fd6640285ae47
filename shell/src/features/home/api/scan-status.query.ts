import { queryKeys, unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** Scans used and left of the signed-in person. */
export function useScanStatus() {
  const { api, session } = useHost()
  const userId = session.userId ?? ''
  return useQuery({
    queryKey: queryKeys.scanStatus(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/daily-scan-status/{user_id}', { params: { path: { user_id: userId } }, signal })),
    enabled: userId !== '',
    select: (status) => ({
      left: status.scans_remaining,
      limit: status.total_limit,
      isPremium: status.is_premium,
    }),
  })
}
