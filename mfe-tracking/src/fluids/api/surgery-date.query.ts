import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The surgery date, YYYY-MM-DD; null when there is none or it is not known yet. */
export function useSurgeryDate(userId: string): string | null {
  const api = useApi()
  const profile = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: (wire) => wire.surgery_date,
  })
  return profile.data ?? null
}
