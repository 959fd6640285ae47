import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A canary is judged by what those told who were given it, each of them once, and no longer by what anybody tells. The two
 * counts of `releases.rollout` stay: while servers are replaced one by one, those of the release before still read them.
 */
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE releases.canary_mark')
  }
}
