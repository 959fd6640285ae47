/** Sentences of the courses. */
export const COURSE_MESSAGES = {
  noLesson: 'This lesson is no longer there. Please open the course again.',
} as const
