import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  'ALTER TABLE tracking.vitamin_entry ADD COLUMN is_confirmed boolean NOT NULL DEFAULT false',
  // Each dose of a page is looked up among the confirmed ones, which are few.
  `CREATE INDEX vitamin_entry_confirmed ON tracking.vitamin_entry (user_id, vitamin_name, dosage_mg)
     WHERE is_confirmed AND deleted_at IS NULL`,
]

/** Whether a person said that an unusual dose is right. Of the doses before, nobody was asked so that it was kept. */
export class AddConfirmedDoses1795373855000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tracking.vitamin_entry DROP COLUMN is_confirmed')
  }
}
