import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The unit in which a report tells weights. Those made before told them in pounds. */
export class AddReportUnits1795204649000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE tracking.progress_report ADD COLUMN weight_unit text NOT NULL DEFAULT 'lbs'
         CONSTRAINT progress_report_weight_unit CHECK (weight_unit IN ('lbs', 'kg'))`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tracking.progress_report DROP COLUMN weight_unit')
  }
}
