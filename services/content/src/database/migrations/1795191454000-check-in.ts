import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `CREATE TABLE content.check_in (
     user_id uuid NOT NULL,
     entry_id uuid NOT NULL,
     message bytea NOT NULL,
     sent_at timestamptz NOT NULL,
     seen_at timestamptz,
     reply bytea,
     answered_at timestamptz,
     answered_by text CONSTRAINT check_in_answered_by CHECK (char_length(answered_by) BETWEEN 1 AND 100),
     CONSTRAINT check_in_answer CHECK (num_nulls(reply, answered_at, answered_by) IN (0, 3)),
     CONSTRAINT check_in_seen CHECK (answered_at IS NULL OR seen_at IS NOT NULL),
     PRIMARY KEY (user_id, entry_id)
   )`,
  'CREATE INDEX check_in_by_person ON content.check_in (user_id, sent_at, entry_id)',
  'CREATE INDEX check_in_waiting ON content.check_in (sent_at, entry_id) WHERE answered_at IS NULL',
  'CREATE INDEX check_in_answered ON content.check_in (answered_at, entry_id) WHERE answered_at IS NOT NULL',
]

/** Messages to the creator. */
export class CheckIn1795191454000 implements MigrationInterface {
  readonly name = 'CheckIn1795191454000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.check_in')
  }
}
