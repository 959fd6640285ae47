import type { MigrationInterface, QueryRunner } from 'typeorm'

// Written out and not taken from the domain: a merged migration must not change when a limit does.
const UP = [
  `CREATE TABLE tracking.progress_report (
     user_id uuid NOT NULL,
     report_id uuid NOT NULL,
     period text NOT NULL CONSTRAINT progress_report_period CHECK (period IN ('30_days', '90_days', '6_months')),
     from_date date NOT NULL,
     to_date date NOT NULL CONSTRAINT progress_report_dates CHECK (to_date > from_date),
     paper text NOT NULL CONSTRAINT progress_report_paper CHECK (paper IN ('letter', 'a4')),
     note_entry_ids uuid[] NOT NULL CONSTRAINT progress_report_notes CHECK (cardinality(note_entry_ids) <= 20),
     created_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (user_id, report_id)
   )`,
  'CREATE INDEX progress_report_by_time ON tracking.progress_report (user_id, created_at, report_id)',
]

/** Which reports a person made. What is in one is read from the logs when it is printed. */
export class AddProgressReports1795193557000 implements MigrationInterface {
  readonly name = 'AddProgressReports1795193557000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tracking.progress_report')
  }
}
