import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whether a person said that an unusual weight is right. Of the weights before, nobody was asked so that it was kept. */
export class AddConfirmedWeights1795193990000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE tracking.weight_entry ADD COLUMN is_confirmed boolean NOT NULL DEFAULT false',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tracking.weight_entry DROP COLUMN is_confirmed')
  }
}
