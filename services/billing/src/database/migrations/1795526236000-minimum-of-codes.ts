import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Promo codes that are only for packages of some price. */
export class MinimumOfCodes1795526236000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE billing.promo_code ADD COLUMN minimum_amount numeric(8,2)
         CONSTRAINT promo_code_minimum CHECK (minimum_amount BETWEEN 0.01 AND 9999.99)`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE billing.promo_code DROP COLUMN minimum_amount')
  }
}
