import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What operators chose for the settings and flags of remotes. */
export class ChosenValues1795448091761 implements MigrationInterface {
  readonly name = 'ChosenValues1795448091761'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE releases.chosen_value (
        remote text NOT NULL CONSTRAINT chosen_value_remote_form CHECK (remote ~ '^mfe-[a-z][a-z0-9-]{0,40}$'),
        kind text NOT NULL CONSTRAINT chosen_value_kind CHECK (kind IN ('setting', 'flag')),
        name text NOT NULL CONSTRAINT chosen_value_name_form CHECK (name ~ '^[a-z][A-Za-z0-9]{1,39}$'),
        value jsonb NOT NULL CONSTRAINT chosen_value_share
          CHECK (kind = 'setting' OR (jsonb_typeof(value) = 'number' AND (value #>> '{}')::numeric BETWEEN 0 AND 100)),
        changed_by text NOT NULL CONSTRAINT chosen_value_changed_by CHECK (char_length(changed_by) BETWEEN 1 AND 100),
        changed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (remote, kind, name)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE releases.chosen_value')
  }
}
