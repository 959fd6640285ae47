import { Injectable } from '@nestjs/common'
import type { CourseModuleId } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'

/** A lesson that is done. */
export interface DoneLesson {
  moduleId: CourseModuleId
  lessonId: string
  doneAt: Date
}

const find = statement(
  'lessons_done',
  `SELECT module_id AS "moduleId", lesson_id AS "lessonId", done_at AS "doneAt"
   FROM content.lesson_progress WHERE user_id = $1`,
)

// The first time stays: marking it again is no news.
const mark = statement(
  'mark_lesson_done',
  `INSERT INTO content.lesson_progress (user_id, module_id, lesson_id) VALUES ($1, $2, $3)
   ON CONFLICT (user_id, module_id, lesson_id) DO UPDATE SET done_at = content.lesson_progress.done_at
   RETURNING done_at AS "doneAt"`,
)

const reopen = statement(
  'reopen_lesson',
  'DELETE FROM content.lesson_progress WHERE user_id = $1 AND module_id = $2 AND lesson_id = $3',
)

/** Which lessons people have done. */
@Injectable()
export class LessonProgressRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: string): Promise<DoneLesson[]> {
    return this.sql.query<DoneLesson & Record<string, unknown>>(find, [userId])
  }

  /** When it was done first. */
  async mark(userId: string, moduleId: CourseModuleId, lessonId: string): Promise<Date> {
    return (await this.sql.one<{ doneAt: Date }>(mark, [userId, moduleId, lessonId])).doneAt
  }

  async reopen(userId: string, moduleId: CourseModuleId, lessonId: string): Promise<void> {
    await this.sql.query(reopen, [userId, moduleId, lessonId])
  }
}
