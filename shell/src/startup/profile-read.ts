import { queryKeys, unwrap, type ApiClient } from '@gb/api-client'

/** Read of a profile, the same for everybody in the startup, so that all fill one cache entry. */
export const profileRead = (api: ApiClient, userId: string) => ({
  queryKey: queryKeys.profile(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
})
