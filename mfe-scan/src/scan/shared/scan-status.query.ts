import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { toScanStatus } from './scan-outcome.mapper'

/** How many scans a person has used and has left. */
export function useScanStatus(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.scanStatus(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/daily-scan-status/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: toScanStatus,
  })
}
