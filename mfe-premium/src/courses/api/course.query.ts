import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import type { CourseModuleId } from '../model/course'

const PATHS = {
  advanced_nutrition: '/api/premium-advanced-nutrition',
  mindful_eating: '/api/premium-mindful-eating',
  exercise_progression: '/api/premium-exercise-progression',
  creator_mentorship: '/api/premium-personal-growth',
} as const satisfies Record<CourseModuleId, string>

/** One course, whole. Once opened it is kept on the device and opens without a connection. */
export function useCourse(userId: string, moduleId: CourseModuleId) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.course(userId, moduleId),
    queryFn: ({ signal }) => unwrap(api.GET(PATHS[moduleId], { signal })),
  })
}
