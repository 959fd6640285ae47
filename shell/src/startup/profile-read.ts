import { queryKeys, unwrap, type ApiClient } from '@gb/api-client'
import type { Profile } from '../host/startup-state'

/** Read of a profile, the same for everybody in the startup, so that all fill one cache entry. */
export const profileRead = (api: ApiClient, userId: string) => ({
  queryKey: queryKeys.profile(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })).then(unsaid),
})

/** What is read is kept on the device: the code, which the answer says for minutes after it was shown, stays out of it. */
const unsaid = (profile: Profile): Profile => ({ ...profile, recovery_code: null })
