import { unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import type { CourseModuleId } from '../model/course'
import { courseKey } from './keys'

const PATHS = {
  advanced_nutrition: '/api/premium-advanced-nutrition',
  mindful_eating: '/api/premium-mindful-eating',
  exercise_progression: '/api/premium-exercise-progression',
  creator_mentorship: '/api/premium-personal-growth',
} as const satisfies Record<CourseModuleId, string>

/** One course, whole, in the language that is spoken here, as far as the server has it. Once opened it is kept on the device and opens without a connection. */
export function useCourse(userId: string, moduleId: CourseModuleId) {
  const language = useLanguageHere()
  const api = useApi()
  return useQuery({
    queryKey: courseKey(userId, moduleId, language),
    queryFn: ({ signal }) =>
      unwrap(api.GET(PATHS[moduleId], { params: { query: { lang: language } }, signal })),
  })
}
