import type { MigrationInterface, QueryRunner } from 'typeorm'

/** More scans for one person, until a day, by the hand of an operator. */
export class OwnScanLimit1795528923000 implements MigrationInterface {
  readonly name = 'OwnScanLimit1795528923000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE food_analysis.scan_quota
         ADD COLUMN own_limit integer,
         ADD COLUMN own_limit_until timestamptz,
         ADD COLUMN own_limit_by text,
         ADD CONSTRAINT scan_quota_own_limit CHECK (own_limit BETWEEN 1 AND 1000),
         ADD CONSTRAINT scan_quota_own_limit_by CHECK (char_length(own_limit_by) BETWEEN 1 AND 100),
         ADD CONSTRAINT scan_quota_own_limit_whole
           CHECK (num_nulls(own_limit, own_limit_until, own_limit_by) IN (0, 3))`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE food_analysis.scan_quota
         DROP COLUMN own_limit, DROP COLUMN own_limit_until, DROP COLUMN own_limit_by`,
    )
  }
}
