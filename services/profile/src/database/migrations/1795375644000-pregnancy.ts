import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whether a person is pregnant, sealed: who reads the table learns nothing, who was never asked has nothing. */
export class Pregnancy1795375644000 implements MigrationInterface {
  readonly name = 'Pregnancy1795375644000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile ADD COLUMN pregnant_sealed bytea')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile DROP COLUMN pregnant_sealed')
  }
}
