import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { later, useDayOf, useLater, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { toLoggedMeal } from '../../shared/meal/meal.mapper'
import { mealReader } from '../../shared/meal/meal-reader'
import { toGoals, toNutrition } from './nutrition.mapper'

// Few days are without an answer, and the goals of a day are made of every phase.
const goalsByProfile = later(() => import('./goals-by-profile').then((chunk) => chunk.goalsByProfile))

/**
 * What was eaten on a day, against its goals: what is stored and what is on its way, but nothing refused. A day that
 * could not be read, such as one that began offline, is what waits here against the goals of the profile.
 * @param day YYYY-MM-DD
 */
export function useNutrition(userId: string, day: string) {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('food')
  const read = useQuery({
    queryKey: queryKeys.dailySummary(userId, day),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/daily-summary/{user_id}', {
          params: { path: { user_id: userId }, query: { date: day, include: 'entries' } },
          signal,
        }),
      ),
  })
  const { data: summary, dataUpdatedAt: readAt } = read
  const stored = { entries: summary?.entries?.map(toLoggedMeal) ?? [], readAt }
  const meals = mergePending(stored, pending, mealReader(dayOf)).filter(
    (meal) => meal.day === day && meal.state !== 'attention',
  )
  // Nothing that waits says nothing of a day that could not be read.
  const isPartial = summary === undefined && read.isError && meals.length > 0
  const profile = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    enabled: isPartial,
  })
  const toGoalsHere = useLater(goalsByProfile, isPartial)
  const byProfile =
    isPartial && profile.data !== undefined && toGoalsHere !== null
      ? toGoalsHere(profile.data, day)
      : undefined
  const goals = summary === undefined ? byProfile : toGoals(summary)
  return {
    ...read,
    data: goals === undefined ? undefined : toNutrition(goals, meals),
    /** Only what waits here is counted: the rest of the day is not known. */
    isPartial,
  }
}
