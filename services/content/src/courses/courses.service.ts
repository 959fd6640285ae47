import { Injectable } from '@nestjs/common'
import { COURSE_MODULE_IDS, type CourseModuleId, type Language, LANGUAGES } from '@gb/domain'
import { requireConsents, type SessionUser, type Held } from '@gb/service-kit'
import type { DocumentSlug } from '../documents/published/document-slugs.js'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { spoken } from '../documents/translations/spoken.js'
import type { CourseDto, EducationalContentDto, LessonPath, LessonProgressDto } from './course-answers.dto.js'
import { type Course, toCourse, toCourseDto, toEducationalContentDto } from './courses.mapper.js'
import { LessonProgressRepository } from './lesson-progress.repository.js'
import { NoSuchLesson } from './errors.js'

const SLUGS: Record<CourseModuleId, DocumentSlug> = {
  advanced_nutrition: 'course-advanced-nutrition',
  mindful_eating: 'course-mindful-eating',
  exercise_progression: 'course-exercise-progression',
  creator_mentorship: 'course-creator-mentorship',
}

const COURSES = COURSE_MODULE_IDS.flatMap((moduleId) => LANGUAGES.map((language) => ({ moduleId, language })))

const keyOf = (moduleId: CourseModuleId, language: Language): string => `${moduleId} ${language}`

/** The courses, and how far a person is with them. */
@Injectable()
export class CoursesService {
  private readonly courses: ReadonlyMap<string, Held<Course>>

  constructor(
    documents: HeldDocuments,
    private readonly progress: LessonProgressRepository,
  ) {
    this.courses = new Map(
      COURSES.map(({ moduleId, language }) => [
        keyOf(moduleId, language),
        documents.hold(SLUGS[moduleId], (...text) => toCourse(spoken(...text)), language),
      ]),
    )
  }

  /** In English: a list whose courses are in two languages would be read by nobody. */
  async list(userId: string): Promise<EducationalContentDto> {
    const [done, ...courses] = await Promise.all([
      this.progress.find(userId),
      ...COURSE_MODULE_IDS.map((moduleId) => this.text(moduleId, 'en')),
    ])
    return toEducationalContentDto(courses, done)
  }

  /** @param language the course is in English where its translation does not say all of it */
  async course(userId: string, moduleId: CourseModuleId, language: Language): Promise<CourseDto> {
    const [done, course] = await Promise.all([this.progress.find(userId), this.text(moduleId, language)])
    return toCourseDto(course, done)
  }

  /** Doing the same twice changes nothing. @throws AppError `consent_required`, `not_found` */
  async mark(
    user: SessionUser,
    { module_id: moduleId, lesson_id: lessonId }: LessonPath,
    isDone: boolean,
  ): Promise<LessonProgressDto> {
    requireConsents(user, [])
    const { text } = await this.text(moduleId, 'en')
    if (!text.lessons.some((lesson) => lesson.lesson_id === lessonId)) throw new NoSuchLesson()
    const doneAt = isDone ? await this.progress.mark(user.userId, moduleId, lessonId) : null
    if (!isDone) await this.progress.reopen(user.userId, moduleId, lessonId)
    return { module_id: moduleId, lesson_id: lessonId, done_at: doneAt?.toISOString() ?? null }
  }
  private text(moduleId: CourseModuleId, language: Language): Promise<Course> {
    const held = this.courses.get(keyOf(moduleId, language))
    if (held === undefined) throw new Error(`${moduleId} is not held in ${language}`)
    return held.get()
  }
}
