import { type ApiData, queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

type Profile = ApiData<'/api/profile/{user_id}'>

/** The read of the profile. */
export function useProfileRead(userId: string): { data: Profile | undefined; isError: boolean } {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
  })
}

/** The profile as it came; undefined while it is not known. */
export const useOwnProfile = (userId: string): Profile | undefined => useProfileRead(userId).data

/** The surgery date, YYYY-MM-DD; null when there is none, undefined while it is not known. */
export function useSurgeryDate(userId: string): string | null | undefined {
  const profile = useOwnProfile(userId)
  // What was kept on the device by an earlier version may not have it.
  return profile && (profile.surgery_date ?? null)
}
