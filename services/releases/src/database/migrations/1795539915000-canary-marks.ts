import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A canary is judged by what those told who were given it, each of them once, and no longer by what anybody tells. */
export class CanaryMarks1795539915000 implements MigrationInterface {
  readonly name = 'CanaryMarks1795539915000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE releases.canary_mark (
        remote text NOT NULL CONSTRAINT canary_mark_remote_form CHECK (remote ~ '^mfe-[a-z][a-z0-9-]{0,40}$'),
        version text NOT NULL CONSTRAINT canary_mark_version_length CHECK (char_length(version) BETWEEN 3 AND 60),
        mark text NOT NULL CONSTRAINT canary_mark_form CHECK (mark ~ '^[A-Za-z0-9_-]{16}$'),
        loads integer NOT NULL CONSTRAINT canary_mark_loads CHECK (loads >= 0),
        failures integer NOT NULL CONSTRAINT canary_mark_failures CHECK (failures >= 0),
        told_on date NOT NULL,
        PRIMARY KEY (remote, version, mark)
      )`)
    await runner.query(
      'ALTER TABLE releases.rollout DROP COLUMN canary_loads_before, DROP COLUMN canary_failures_before',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE releases.rollout
        ADD COLUMN canary_loads_before integer NOT NULL DEFAULT 0
          CONSTRAINT rollout_loads_before CHECK (canary_loads_before >= 0),
        ADD COLUMN canary_failures_before integer NOT NULL DEFAULT 0
          CONSTRAINT rollout_failures_before CHECK (canary_failures_before >= 0)`)
    await runner.query('DROP TABLE releases.canary_mark')
  }
}
