import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `ALTER TABLE food_analysis.scan
     ADD COLUMN failure text, ADD COLUMN photo_hash bytea, ADD COLUMN prompt_version text,
     ADD CONSTRAINT scan_failure CHECK (failure IS NULL OR (state = 'refunded' AND answer IS NULL)),
     ADD CONSTRAINT scan_photo CHECK ((photo_hash IS NULL) = (prompt_version IS NULL))`,
  `CREATE INDEX scan_photo_seen ON food_analysis.scan (user_id, photo_hash) WHERE photo_hash IS NOT NULL`,
]

const DOWN = [
  'DROP INDEX food_analysis.scan_photo_seen',
  'ALTER TABLE food_analysis.scan DROP COLUMN failure, DROP COLUMN photo_hash, DROP COLUMN prompt_version',
]

/** A scan tells how it failed, and knows the photo it was asked about without keeping it. */
export class RecoverableScans1795183089000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
