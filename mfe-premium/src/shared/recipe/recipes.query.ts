import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The recipe book; three of its recipes without premium. */
export function useRecipes(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.recipes(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/premium-recipes', { signal })),
  })
}
