import { queryKeys, unwrap } from '@gb/api-client'
import type { IronAnswer } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** What was answered about periods and the risk of low iron: null when never asked, undefined while it is not known. */
export function useIronAnswer(userId: string): IronAnswer | null | undefined {
  const api = useApi()
  const profile = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    // What was kept on the device by an earlier version does not have it.
    select: (wire) => wire.iron_answer ?? null,
  })
  return profile.data
}
