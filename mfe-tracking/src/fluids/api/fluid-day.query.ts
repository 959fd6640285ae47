import { queryKeys, unwrap } from '@gb/api-client'
import { fluidSummary } from '@gb/domain'
import { useApi, useLocalDay } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { notSaved, shownDrinks, useDrinkChanges } from '../model/drink-changes'
import { toFluidDay } from './fluids.mapper'

/** Today as it is shown: what is stored and what is on its way. What failed is listed but not counted. */
export function useFluidDay(userId: string) {
  const api = useApi()
  const day = useLocalDay()
  const changes = useDrinkChanges(userId)
  const read = useQuery({
    queryKey: queryKeys.fluidSummary(userId, day),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/fluid-summary/{user_id}', {
          params: { path: { user_id: userId }, query: { date: day } },
          signal,
        }),
      ),
    select: toFluidDay,
  })
  const stored = read.data?.drinks ?? []
  const drinks = shownDrinks(day, { drinks: stored, readAt: read.dataUpdatedAt }, changes)
  const counted = drinks.filter(({ state }) => state !== 'failed')
  return {
    day,
    drinks,
    failed: notSaved(stored, changes),
    summary: read.data === undefined ? null : fluidSummary(counted, read.data.goalOz),
    isError: read.isError,
    isFetching: read.isFetching,
    refetch: () => void read.refetch(),
  }
}

export type ShownDay = ReturnType<typeof useFluidDay>
