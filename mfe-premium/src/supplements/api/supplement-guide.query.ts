import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The supplement guide with the person's own test dates. */
export function useSupplementGuide(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.supplementGuide(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/premium-supplement-guide', { signal })),
  })
}
