import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An operator who asks for an erasure waits for a second one: who asked, and since when. */
export class ErasureByTwo1795556343000 implements MigrationInterface {
  readonly name = 'ErasureByTwo1795556343000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profile.profile
        ADD COLUMN erasure_asked_by text
          CONSTRAINT profile_erasure_asked_by CHECK (char_length(erasure_asked_by) BETWEEN 1 AND 100),
        ADD COLUMN erasure_asked_at timestamptz,
        ADD CONSTRAINT profile_erasure_asked CHECK ((erasure_asked_by IS NULL) = (erasure_asked_at IS NULL))`)
    await runner.query(`
      CREATE INDEX profile_erasure_to_confirm ON profile.profile (erasure_asked_at) WHERE erasure_asked_at IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE profile.profile DROP COLUMN erasure_asked_by, DROP COLUMN erasure_asked_at',
    )
  }
}
