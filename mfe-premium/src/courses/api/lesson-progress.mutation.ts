import { idempotent, newId, queryKeys, unwrap } from '@gb/api-client'
import { LANGUAGES } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useApi, useHost } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { coursesCatalog } from '../messages/generated/courses'
import type { Course, CourseModuleId } from '../model/course'
import { coursesKey } from './keys'

interface Mark {
  lessonId: string
  isRead: boolean
}

/** Marks a lesson as read or not. A failure is said, and the text stays open. */
export function useLessonProgress(userId: string, moduleId: CourseModuleId) {
  const words = useMessages(coursesCatalog).lesson
  const api = useApi()
  const { notify } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ lessonId, isRead }: Mark) =>
      unwrap(
        api.PUT('/api/lesson-progress/{user_id}/{module_id}/{lesson_id}', {
          params: { path: { user_id: userId, module_id: moduleId, lesson_id: lessonId } },
          body: { done: isRead },
          headers: idempotent(newId()),
        }),
      ),
    onSuccess: ({ lesson_id: lessonId, done_at: doneAt }) => {
      // In every language that it was read in.
      queries.setQueriesData<Course>(
        { queryKey: queryKeys.course(userId, moduleId) },
        (course) => course && marked(course, lessonId, doneAt),
      )
      return Promise.all(
        LANGUAGES.map((language) =>
          queries.invalidateQueries({ queryKey: coursesKey(userId, language), exact: true }),
        ),
      )
    },
    onError: () => notify({ tone: 'danger', text: words.notSaved }),
  })
}

const marked = (course: Course, lessonId: string, doneAt: string | null): Course => {
  const lessons = course.lessons.map((lesson) =>
    lesson.lesson_id === lessonId ? { ...lesson, done_at: doneAt } : lesson,
  )
  return { ...course, lessons, lessons_done: lessons.filter((lesson) => lesson.done_at !== null).length }
}
