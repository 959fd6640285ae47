import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `ALTER TABLE profile.mail_outbox
     ADD COLUMN lasting boolean NOT NULL DEFAULT false,
     ADD COLUMN leased_until timestamptz`,
  // A code is of use for minutes, a notice for a day at least.
  `UPDATE profile.mail_outbox SET lasting = NOT decoy AND expires_at >= created_at + interval '1 day'`,
  `ALTER TABLE profile.mail_outbox
     DROP CONSTRAINT mail_content,
     ADD CONSTRAINT mail_content CHECK (CASE WHEN ended_at IS NULL THEN sealed IS NOT NULL
       ELSE sealed IS NULL OR (given_up AND lasting) END)`,
]

const DOWN = [
  'UPDATE profile.mail_outbox SET sealed = NULL WHERE ended_at IS NOT NULL',
  `ALTER TABLE profile.mail_outbox
     DROP CONSTRAINT mail_content,
     ADD CONSTRAINT mail_content CHECK ((sealed IS NULL) = (ended_at IS NOT NULL)),
     DROP COLUMN leased_until,
     DROP COLUMN lasting`,
]

/** A notice that was given up keeps its words for some days, and a mail says whether it is being sent right now. */
export class MailsSentAfterAll1795205809000 implements MigrationInterface {
  readonly name = 'MailsSentAfterAll1795205809000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
