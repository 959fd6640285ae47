import { queryKeys, unwrap } from '@gb/api-client'
import { heightInInches } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import type { Body } from '../model/body'

/** Height and surgery date of the profile; null while they are not known. */
export function useBody(userId: string): Body | null {
  const api = useApi()
  const profile = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: (wire): Body => ({
      heightInches: heightInInches(wire.height_feet, wire.height_inches),
      surgeryDate: wire.surgery_date,
      surgeryDayWeightLbs: wire.surgery_day_weight_lbs ?? null,
      isPregnant: wire.is_pregnant ?? false,
    }),
  })
  return profile.data ?? null
}
