import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** Planning templates and tools. */
export function useTemplates(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.planningTemplates(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/premium-meal-planning-templates', { signal })),
  })
}
