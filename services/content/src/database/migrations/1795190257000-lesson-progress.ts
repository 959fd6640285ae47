import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which lessons people have done. */
export class LessonProgress1795190257000 implements MigrationInterface {
  readonly name = 'LessonProgress1795190257000'

  // Written out and not taken from the domain: a merged migration must not change when a list does.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE content.lesson_progress (
      user_id uuid NOT NULL,
      module_id text NOT NULL CONSTRAINT lesson_progress_module CHECK (module_id IN
        ('advanced_nutrition', 'mindful_eating', 'exercise_progression', 'creator_mentorship')),
      lesson_id text NOT NULL CONSTRAINT lesson_progress_lesson CHECK (lesson_id ~ '^[a-z][a-z0-9-]{0,59}$'),
      done_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, module_id, lesson_id)
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.lesson_progress')
  }
}
