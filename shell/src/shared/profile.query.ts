import { queryKeys, unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The read that the start of the app began, to see why there is no profile yet and to ask again. */
export function useProfileRead() {
  const { api, session } = useHost()
  const userId = session.userId ?? ''
  return useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    enabled: userId !== '',
  })
}
