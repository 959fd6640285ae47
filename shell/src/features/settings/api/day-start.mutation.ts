import { type ApiData, invalidateAfter, queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Profile = ApiData<'/api/profile/{user_id}'>

/** Keeps the hour at which the day begins, and nothing else of the profile. */
export function useChooseDayStart(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (hour: number) =>
      unwrap(
        api.PUT('/api/day-start/{user_id}', {
          params: { path: { user_id: userId } },
          body: { day_starts_at: hour },
        }),
      ),
    onSuccess: (saved) =>
      queries.setQueryData<Profile>(
        queryKeys.profile(userId),
        (profile) => profile && { ...profile, ...saved },
      ),
    onSettled: () => invalidateAfter(queries, 'profile'),
  })
}
