import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Browsers tell also of what a server was shipped with, of which there is no row; and a canary is judged by what they told
 * since it began.
 */
export class WhatWasTold1795493159000 implements MigrationInterface {
  readonly name = 'WhatWasTold1795493159000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE releases.field_day DROP CONSTRAINT field_day_remote_version_fkey')
    await runner.query(`
      ALTER TABLE releases.rollout
        ADD COLUMN canary_loads_before integer NOT NULL DEFAULT 0
          CONSTRAINT rollout_loads_before CHECK (canary_loads_before >= 0),
        ADD COLUMN canary_failures_before integer NOT NULL DEFAULT 0
          CONSTRAINT rollout_failures_before CHECK (canary_failures_before >= 0)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE releases.rollout DROP COLUMN canary_loads_before, DROP COLUMN canary_failures_before',
    )
    await runner.query(`
      DELETE FROM releases.field_day AS told WHERE NOT EXISTS
        (SELECT FROM releases.release AS known WHERE known.remote = told.remote AND known.version = told.version)`)
    await runner.query(`
      ALTER TABLE releases.field_day ADD CONSTRAINT field_day_remote_version_fkey
        FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version)`)
  }
}
