import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The language that a person chose to be written to in; who never chose has none. */
export class Language1795846525000 implements MigrationInterface {
  readonly name = 'Language1795846525000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profile.profile ADD COLUMN language text
      CONSTRAINT profile_language CHECK (language ~ '^[a-z]{2}$')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile DROP COLUMN language')
  }
}
