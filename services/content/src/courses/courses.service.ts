import { Injectable } from '@nestjs/common'
import { COURSE_MODULE_IDS, type CourseModuleId, type Language } from '@gb/domain'
import { requireConsents, type SessionUser } from '@gb/service-kit'
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

/** The courses, and how far a person is with them. */
@Injectable()
export class CoursesService {
  private readonly courses: Record<CourseModuleId, (language: Language) => Promise<Course>>

  constructor(
    documents: HeldDocuments,
    private readonly progress: LessonProgressRepository,
  ) {
    const hold = (moduleId: CourseModuleId) =>
      documents.holdInEach(SLUGS[moduleId], (...text) => toCourse(spoken(...text)))
    this.courses = {
      advanced_nutrition: hold('advanced_nutrition'),
      mindful_eating: hold('mindful_eating'),
      exercise_progression: hold('exercise_progression'),
      creator_mentorship: hold('creator_mentorship'),
    }
  }

  /** @param language all are in English where one of them is: a list in two languages would be read by nobody */
  async list(userId: string, language: Language): Promise<EducationalContentDto> {
    const [done, courses] = await Promise.all([this.progress.find(userId), this.all(language)])
    return toEducationalContentDto(courses, done)
  }

  private async all(language: Language): Promise<readonly Course[]> {
    const courses = await Promise.all(COURSE_MODULE_IDS.map((moduleId) => this.courses[moduleId](language)))
    return courses.every((course) => course.language === language) ? courses : this.all('en')
  }

  /** @param language the course is in English where its translation does not say all of it */
  async course(userId: string, moduleId: CourseModuleId, language: Language): Promise<CourseDto> {
    const [done, course] = await Promise.all([this.progress.find(userId), this.courses[moduleId](language)])
    return toCourseDto(course, done)
  }

  /** Doing the same twice changes nothing. @throws AppError `consent_required`, `not_found` */
  async mark(
    user: SessionUser,
    { module_id: moduleId, lesson_id: lessonId }: LessonPath,
    isDone: boolean,
  ): Promise<LessonProgressDto> {
    requireConsents(user, [])
    const { text } = await this.courses[moduleId]('en')
    if (!text.lessons.some((lesson) => lesson.lesson_id === lessonId)) throw new NoSuchLesson()
    const doneAt = isDone ? await this.progress.mark(user.userId, moduleId, lessonId) : null
    if (!isDone) await this.progress.reopen(user.userId, moduleId, lessonId)
    return { module_id: moduleId, lesson_id: lessonId, done_at: doneAt?.toISOString() ?? null }
  }
}
