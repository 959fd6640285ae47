import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An operator who asks for a merge waits for a second one: into which profile, who asked, and since when. */
export class MergeByTwo1795807363058 implements MigrationInterface {
  readonly name = 'MergeByTwo1795807363058'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profile.profile
        ADD COLUMN merge_into uuid,
        ADD COLUMN merge_asked_by text
          CONSTRAINT profile_merge_asked_by CHECK (char_length(merge_asked_by) BETWEEN 1 AND 100),
        ADD COLUMN merge_asked_at timestamptz,
        ADD CONSTRAINT profile_merge_asked
          CHECK ((merge_asked_by IS NULL) = (merge_asked_at IS NULL) AND (merge_into IS NULL) = (merge_asked_at IS NULL))`)
    await runner.query(`
      CREATE INDEX profile_merge_to_confirm ON profile.profile (merge_asked_at) WHERE merge_asked_at IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE profile.profile DROP COLUMN merge_into, DROP COLUMN merge_asked_by, DROP COLUMN merge_asked_at',
    )
  }
}
