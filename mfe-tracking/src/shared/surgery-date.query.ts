import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The surgery date, YYYY-MM-DD; null when there is none, undefined while it is not known. */
export function useSurgeryDate(userId: string): string | null | undefined {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    // What was kept on the device by an earlier version may not have it.
    select: (wire) => wire.surgery_date ?? null,
  }).data
}
