import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Promo codes that are only for people who have never paid before. */
export class FirstTimeCodes1795467568000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE billing.promo_code ADD COLUMN first_time_only boolean NOT NULL DEFAULT false',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE billing.promo_code DROP COLUMN first_time_only')
  }
}
