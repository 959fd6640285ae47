import { spelled } from '@gb/service-kit'
import type { Language } from '@gb/domain'
import { STORED_SHAPES, toStoredBody } from '../documents/shapes/stored-shapes.js'
import type { SpokenDocument } from '../documents/translations/spoken.js'
import type { CourseDto, EducationalContentDto, LessonDto } from './course-answers.dto.js'
import type { CourseTextDto, LessonTextDto } from '../documents/shapes/course.dto.js'
import type { DoneLesson } from './lesson-progress.repository.js'

/** A published course. */
export interface Course {
  version: string
  language: Language
  text: CourseTextDto
}

/** A course's document, checked. */
export const toCourse = (document: SpokenDocument): Course => ({
  version: document.version,
  language: document.language,
  text: toStoredBody(STORED_SHAPES['course-advanced-nutrition'], document),
})

/** What of a person's progress is about this course and still in it: a lesson may have left a newer version. */
const doneIn = ({ module_id: moduleId, lessons }: CourseTextDto, done: readonly DoneLesson[]) => {
  const times = new Map(
    done.filter((one) => one.moduleId === moduleId).map((one) => [one.lessonId, one.doneAt]),
  )
  return lessons.map(({ lesson_id: lessonId }) => times.get(lessonId)?.toISOString() ?? null)
}

const countOf = (times: readonly (string | null)[]): number => times.filter((time) => time !== null).length

const MINUTES: Readonly<Record<Language, string>> = { en: 'minutes', es: 'minutos' }

const durationOf = ({ language, text: { lessons } }: Course): string =>
  `${lessons.reduce((sum, { minutes }) => sum + minutes, 0)} ${MINUTES[language]}`

/** All courses in short, with the person's progress; they are in one language. */
export const toEducationalContentDto = (
  courses: readonly Course[],
  done: readonly DoneLesson[],
): EducationalContentDto => ({
  language: courses[0]?.language ?? 'en',
  educational_modules: courses.map(({ text, ...course }) => ({
    module_id: text.module_id,
    title: text.module_title,
    description: text.description,
    lessons: text.lessons.length,
    lessons_done: countOf(doneIn(text, done)),
    duration: durationOf({ text, ...course }),
    level: text.level,
    topics: text.topics,
  })),
})

const toLessonDto = (lesson: LessonTextDto, doneAt: string | null): LessonDto => ({
  ...spelled(lesson, 'lesson_id', 'title', 'minutes', 'objectives', 'sections', 'exercise', 'quiz'),
  sources: lesson.sources,
  done_at: doneAt,
})

/** A whole course with the person's progress. */
export const toCourseDto = (course: Course, done: readonly DoneLesson[]): CourseDto => {
  const { version, language, text } = course
  const times = doneIn(text, done)
  return {
    ...spelled(text, 'module_id', 'module_title', 'creator', 'description', 'level', 'topics', 'notice'),
    version,
    language,
    total_lessons: text.lessons.length,
    lessons_done: countOf(times),
    duration: durationOf(course),
    lessons: text.lessons.map((lesson, index) => toLessonDto(lesson, times[index] ?? null)),
    extras: text.extras,
  }
}
