import { unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PendingScan } from './pending-scan'
import { toScanOutcome } from '../shared/scan-outcome.mapper'

const AGAIN_MS = 3_000

/** How a photo that was sent stands. Asks again while it runs. Costs nothing. */
export function useAnalysisState(userId: string, pending: PendingScan | null) {
  const api = useApi()
  const key = pending?.key ?? ''
  return useQuery(
    queryOptions({
      queryKey: ['analysis', userId, key],
      queryFn: async ({ signal }) => {
        const params = { path: { user_id: userId }, query: { key } }
        const { state, answer, message } = await unwrap(
          api.GET('/api/analysis/{user_id}', { params, signal }),
        )
        return { state, outcome: answer === null ? null : toScanOutcome(answer), message }
      },
      enabled: pending !== null,
      retry: false,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? AGAIN_MS : false),
    }),
  )
}
