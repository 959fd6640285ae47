/** The courses. Source: product-rules 3, Educational content; the mentorship is the creator's, who is data. */
export const COURSE_MODULE_IDS = [
  'advanced_nutrition',
  'mindful_eating',
  'exercise_progression',
  'creator_mentorship',
] as const
export type CourseModuleId = (typeof COURSE_MODULE_IDS)[number]
