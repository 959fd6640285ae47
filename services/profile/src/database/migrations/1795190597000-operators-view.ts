import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `ALTER TABLE profile.mail_outbox
     ADD COLUMN given_up boolean NOT NULL DEFAULT false,
     ADD CONSTRAINT mail_given_up CHECK (NOT given_up OR ended_at IS NOT NULL)`,
  'CREATE INDEX mail_given_up_lately ON profile.mail_outbox (given_up) WHERE given_up',
  `CREATE INDEX security_event_exports ON profile.security_event (at) WHERE kind = 'data_exported'`,
]

const DOWN = [
  'DROP INDEX profile.security_event_exports',
  'DROP INDEX profile.mail_given_up_lately',
  'ALTER TABLE profile.mail_outbox DROP COLUMN given_up',
]

/** What operators look for: mails that were never sent, and downloads. */
export class OperatorsView1795190597000 implements MigrationInterface {
  readonly name = 'OperatorsView1795190597000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
