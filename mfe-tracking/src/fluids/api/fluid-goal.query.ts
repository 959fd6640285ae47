import { queryKeys, unwrap } from '@gb/api-client'
import { fluidGoalOz } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The goal of a day by the profile, in oz: for a day that the server has not answered for. null while not known. */
export function useFluidGoal(userId: string, day: string): number | null {
  const api = useApi()
  const profile = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: (wire) => fluidGoalOz(wire.surgery_date, day),
  })
  return profile.data ?? null
}
