/** Sentences of the courses. */
export const COURSE_MESSAGES = {
  noLesson: 'This lesson is not there any more. Please open the course again.',
} as const
