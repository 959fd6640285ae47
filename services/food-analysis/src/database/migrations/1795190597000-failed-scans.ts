import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Failed scans are looked for by time, over all persons. */
export class FailedScans1795190597000 implements MigrationInterface {
  readonly name = 'FailedScans1795190597000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX scan_failed ON food_analysis.scan (reserved_at) WHERE failure IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX food_analysis.scan_failed')
  }
}
