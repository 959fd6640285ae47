import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The hour at which a person's day begins. */
export class DayStartsAt1795179284000 implements MigrationInterface {
  readonly name = 'DayStartsAt1795179284000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profile.profile ADD COLUMN day_starts_at smallint NOT NULL DEFAULT 0
      CONSTRAINT profile_day_starts_at CHECK (day_starts_at BETWEEN 0 AND 6)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile DROP COLUMN day_starts_at')
  }
}
