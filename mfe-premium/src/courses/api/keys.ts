import { queryKeys } from '@gb/api-client'
import type { Language } from '@gb/domain'
import type { CourseModuleId } from '../model/course'

// What was kept of a course before it could be read in another language stays that of English.
const inLanguage = (language: Language): readonly string[] => (language === 'en' ? [] : [language])

/** The list of courses in a language. */
export const coursesKey = (userId: string, language: Language) => [
  ...queryKeys.courses(userId),
  ...inLanguage(language),
]

/** A course in a language. */
export const courseKey = (userId: string, moduleId: CourseModuleId, language: Language) => [
  ...queryKeys.course(userId, moduleId),
  ...inLanguage(language),
]
