import type { ApiData } from '@gb/api-client'

/** A course in the list. */
export type CourseModule = ApiData<'/api/premium-content'>['educational_modules'][number]

/** A course, whole. All four have this shape. */
export type Course = ApiData<'/api/premium-advanced-nutrition'>

export type Lesson = Course['lessons'][number]
export type CourseModuleId = CourseModule['module_id']
