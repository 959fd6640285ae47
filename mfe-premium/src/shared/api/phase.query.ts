import { type ApiData, queryKeys, unwrap } from '@gb/api-client'
import { useLocalDay } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The summary of today's food: phase, goals, and what was eaten. */
function useToday<T>(userId: string, select: (summary: Summary) => T) {
  const api = useApi()
  const day = useLocalDay()
  return useQuery({
    queryKey: queryKeys.dailySummary(userId, day),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/daily-summary/{user_id}', {
          params: { path: { user_id: userId }, query: { date: day } },
          signal,
        }),
      ),
    select,
  })
}

/** The phase a person is in today; null without a surgery date. The day's summary knows it. */
export const usePhase = (userId: string) => useToday(userId, phaseOf)

/** What of today's stage and goals the person's clinic says; the rest is the general guide. */
export const useFromClinic = (userId: string) => useToday(userId, fromClinicOf)

/** The protein goal of today and what was eaten of it, g; a goal of null where there is none. */
export const useProteinToday = (userId: string) => useToday(userId, proteinOf)

type Summary = ApiData<'/api/daily-summary/{user_id}'>

const NONE: Summary['from_clinic'] = []
// What was kept on the device by an earlier version does not have it.
const fromClinicOf = ({ from_clinic: parts }: Partial<Summary>) => parts ?? NONE
const phaseOf = ({ phase }: Summary) => phase
const proteinOf = ({ goals, consumed }: Summary) => ({ goalG: goals.protein_goal, eatenG: consumed.protein })
