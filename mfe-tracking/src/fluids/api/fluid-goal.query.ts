import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { useLateRules } from '../../shared/rules/use-late-rules'

/**
 * The goal of a day by the profile, in oz: for a day that the server has not answered for. null while not known.
 * @param isNeeded the day has no answer
 */
export function useFluidGoal(userId: string, day: string, isNeeded: boolean): number | null {
  const api = useApi()
  const rules = useLateRules(isNeeded)
  const profile = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: (wire) => wire.surgery_date,
  })
  return profile.data === undefined || rules === null ? null : rules.fluidGoalOz(profile.data, day)
}
