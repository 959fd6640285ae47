import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A merge that was confirmed still has to take along what was logged while the rest was copied. */
export class MergeRest1795821000000 implements MigrationInterface {
  readonly name = 'MergeRest1795821000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profile.profile
        ADD COLUMN merge_confirmed_at timestamptz,
        ADD CONSTRAINT profile_merge_confirmed CHECK (merge_confirmed_at IS NULL OR merge_asked_at IS NOT NULL)`)
    await runner.query(`
      CREATE INDEX profile_merge_rest ON profile.profile (merge_confirmed_at) WHERE merge_confirmed_at IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile DROP COLUMN merge_confirmed_at')
  }
}
