import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { drinkReader, toDrink, useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** What was drunk today as Home shows it: what is stored, and what is on its way. `goalOz` is null while it is not known. */
export function useDrunkToday(userId: string, today: string): { totalOz: number; goalOz: number | null } {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('fluid')
  const read = useQuery({
    queryKey: queryKeys.fluidSummary(userId, today),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/fluid-summary/{user_id}', {
          params: { path: { user_id: userId }, query: { date: today } },
          signal,
        }),
      ),
  })
  const stored = { entries: (read.data?.entries ?? []).map(toDrink), readAt: read.dataUpdatedAt }
  const counted = mergePending(stored, pending, drinkReader(dayOf)).filter(
    ({ day, state }) => day === today && state !== 'attention',
  )
  return {
    totalOz: counted.reduce((sum, { amountOz }) => sum + amountOz, 0),
    goalOz: read.data?.fluid_goal_oz ?? null,
  }
}
