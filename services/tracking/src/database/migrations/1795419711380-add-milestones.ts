import { closeToOthers } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

// Written out and not taken from the domain: a merged migration must not change when a limit does.
const UP = [
  `CREATE TABLE tracking.milestone_entry (
     user_id uuid NOT NULL,
     entry_id uuid NOT NULL,
     recorded_at timestamptz NOT NULL,
     time_zone text NOT NULL CONSTRAINT milestone_entry_zone CHECK (char_length(time_zone) BETWEEN 1 AND 64),
     local_date date NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     deleted_at timestamptz,
     milestone bytea,
     CONSTRAINT milestone_entry_wiped CHECK ((deleted_at IS NULL) = (milestone IS NOT NULL)),
     PRIMARY KEY (user_id, entry_id)
   )`,
  `CREATE INDEX milestone_entry_by_time ON tracking.milestone_entry (user_id, recorded_at, entry_id)
     WHERE deleted_at IS NULL`,
  ...closeToOthers('tracking.milestone_entry'),
]

/** What got better and what no scale shows, in the words of the person. */
export class AddMilestones1795419711380 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tracking.milestone_entry')
  }
}
