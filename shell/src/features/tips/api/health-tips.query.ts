import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** All tips. The start of the app has usually loaded them. */
export function useHealthTips() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.healthTips(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/health-tips', { signal })),
  })
}
