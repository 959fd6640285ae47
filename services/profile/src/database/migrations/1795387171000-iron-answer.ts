import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a person answered about periods and the risk of low iron, sealed; who was never asked has nothing. */
export class IronAnswer1795387171000 implements MigrationInterface {
  readonly name = 'IronAnswer1795387171000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile ADD COLUMN iron_sealed bytea')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile DROP COLUMN iron_sealed')
  }
}
