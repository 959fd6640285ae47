import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import type { ShownDay } from './fluid-day.query'

export interface DayTotal {
  day: string
  totalOz: number
  goalOz: number
}

/**
 * The last 7 days that have a drink, newest first; null while they are not known. Today is the one on screen, with what
 * is still on its way to the server.
 */
export function useFluidDays(userId: string, { day: today, summary }: ShownDay): DayTotal[] | null {
  const api = useApi()
  const earlier = useQuery({
    queryKey: queryKeys.fluidDays(userId, today),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/fluid-days/{user_id}', {
          params: { path: { user_id: userId }, query: { date: today } },
          signal,
        }),
      ),
    select: ({ days }) =>
      days
        .filter(({ date }) => date < today)
        .map((day) => ({ day: day.date, totalOz: day.total_fluid_oz, goalOz: day.fluid_goal_oz })),
  })
  if (earlier.data === undefined || summary === null) return null
  const { totalFluidOz: totalOz, fluidGoalOz: goalOz } = summary
  return totalOz === 0 ? earlier.data : [{ day: today, totalOz, goalOz }, ...earlier.data]
}
