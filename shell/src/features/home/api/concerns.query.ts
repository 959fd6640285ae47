import { type ApiData, queryKeys, unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

export type ShownConcern = ApiData<'/api/concerns/{user_id}'>['concerns'][number]

/** What the logs of the signed-in person are concerned about, the most urgent first; what was kept while offline. */
export function useConcerns(): readonly ShownConcern[] {
  const { api, session } = useHost()
  const userId = session.userId ?? ''
  const read = useQuery({
    queryKey: queryKeys.concerns(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/concerns/{user_id}', { params: { path: { user_id: userId } }, signal })),
    enabled: userId !== '',
    select: ({ concerns }) => concerns,
  })
  return read.data ?? []
}
