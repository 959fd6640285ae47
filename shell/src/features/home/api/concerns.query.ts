import { type ApiData, queryKeys, unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

export type ShownConcern = ApiData<'/api/concerns/{user_id}'>['concerns'][number]

/** What the logs of the signed-in person are concerned about, the most urgent first; what was kept while offline. */
export const useConcerns = (): readonly ShownConcern[] => useRead().data ?? []

/** Whether the concerns have come, or will not come for now: they failed, or the device is offline. */
export function useAreConcernsKnown(): boolean {
  const { isPending, fetchStatus } = useRead()
  return !isPending || fetchStatus === 'paused'
}

function useRead() {
  const { api, session } = useHost()
  const userId = session.userId ?? ''
  return useQuery({
    queryKey: queryKeys.concerns(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/concerns/{user_id}', { params: { path: { user_id: userId } }, signal })),
    enabled: userId !== '',
    select: ({ concerns }) => concerns,
  })
}
