import { COURSE_MODULE_IDS } from '@gb/domain'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** A lesson that a person has marked as done; an open lesson has no row. */
@Entity({ schema: 'content', name: 'lesson_progress' })
@Check('lesson_progress_module', `module_id IN (${COURSE_MODULE_IDS.map((id) => `'${id}'`).join(', ')})`)
@Check('lesson_progress_lesson', `lesson_id ~ '^[a-z][a-z0-9-]{0,59}$'`)
export class LessonProgressEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  @PrimaryColumn({ name: 'module_id', type: 'text' }) moduleId!: string
  @PrimaryColumn({ name: 'lesson_id', type: 'text' }) lessonId!: string
  @Column({ name: 'done_at', type: 'timestamptz', default: () => 'now()' }) doneAt!: Date
}
