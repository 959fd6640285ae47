import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { toWeightHistory } from './weight.mapper'

/** The newest weights and the progress; the card on Home and the tab read the same. */
export function useWeightHistory(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.weightHistory(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/weight-history/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: toWeightHistory,
  })
}

export type WeightRead = ReturnType<typeof useWeightHistory>
