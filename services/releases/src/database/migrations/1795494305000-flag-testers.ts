import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who tries a flag early, by keyed hashes. */
export class FlagTesters1795494305000 implements MigrationInterface {
  readonly name = 'FlagTesters1795494305000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE releases.flag_tester (
        remote text NOT NULL CONSTRAINT flag_tester_remote_form CHECK (remote ~ '^mfe-[a-z][a-z0-9-]{0,40}$'),
        flag text NOT NULL CONSTRAINT flag_tester_flag_form CHECK (flag ~ '^[a-z][A-Za-z0-9]{1,39}$'),
        tester text NOT NULL CONSTRAINT flag_tester_form CHECK (tester ~ '^[A-Za-z0-9_-]{16}$'),
        added_by text NOT NULL CONSTRAINT flag_tester_added_by CHECK (char_length(added_by) BETWEEN 1 AND 100),
        added_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (remote, flag, tester)
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE releases.flag_tester')
  }
}
