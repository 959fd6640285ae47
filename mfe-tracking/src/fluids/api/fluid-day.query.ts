import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { fluidSummary } from '@gb/domain'
import { drinkReader, useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { useFluidGoal } from './fluid-goal.query'
import { toFluidDay } from './fluids.mapper'

/**
 * A day as it is shown: what is stored and what is on its way. What was refused is listed but not counted. A day that
 * could not be read, such as the one that began offline, is what waits here against the goal of the profile.
 * @param day YYYY-MM-DD
 */
export function useFluidDay(userId: string, day: string) {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('fluid')
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
  const stored = { entries: read.data?.drinks ?? [], readAt: read.dataUpdatedAt }
  const merged = mergePending(stored, pending, drinkReader(dayOf))
  // What was refused is shown with the rest, whatever day it is of: nobody would find it elsewhere.
  const drinks = merged.filter((drink) => drink.day === day || drink.state === 'attention')
  const counted = drinks.filter(({ state }) => state !== 'attention')
  const goalByProfile = useFluidGoal(userId, day, read.isError)
  const goalOz = read.data?.goalOz ?? (read.isError ? goalByProfile : null)
  return {
    day,
    drinks,
    refused: drinks.filter(({ state }) => state === 'attention'),
    summary: goalOz === null ? null : fluidSummary(counted, goalOz),
    /** Only what waits here is counted: the rest of the day is not known. */
    isPartial: read.data === undefined,
    isError: read.isError,
    isFetching: read.isFetching,
    refetch: () => void read.refetch(),
  }
}

export type ShownDay = ReturnType<typeof useFluidDay>
