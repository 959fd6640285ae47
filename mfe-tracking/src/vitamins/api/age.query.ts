import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The age in years; null while it is not known. */
export function useAge(userId: string): number | null {
  const api = useApi()
  const profile = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: (wire) => wire.age,
  })
  return profile.data ?? null
}
