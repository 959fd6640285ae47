import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `ALTER TABLE food_analysis.food ALTER COLUMN fiber_g DROP NOT NULL, ALTER COLUMN sugar_g DROP NOT NULL`,
  `UPDATE food_analysis.food AS f SET fiber_g = NULL
     FROM food_analysis.barcode AS b WHERE f.food_id = 'ean-' || b.code AND NOT b.fiber_known`,
  'ALTER TABLE food_analysis.barcode DROP COLUMN fiber_known',
  // A label without sugar was not complete so far; it is asked for again.
  `DELETE FROM food_analysis.barcode WHERE state = 'incomplete'`,
]

const DOWN = [
  'ALTER TABLE food_analysis.barcode ADD COLUMN fiber_known boolean NOT NULL DEFAULT true',
  `UPDATE food_analysis.barcode AS b SET fiber_known = false
     FROM food_analysis.food AS f WHERE f.food_id = 'ean-' || b.code AND f.fiber_g IS NULL`,
  'ALTER TABLE food_analysis.barcode ALTER COLUMN fiber_known DROP DEFAULT',
  `UPDATE food_analysis.food SET fiber_g = 0 WHERE source = 'product' AND fiber_g IS NULL`,
  // Such foods had no place in the table before; meals keep figures of their own.
  'DELETE FROM food_analysis.food WHERE fiber_g IS NULL OR sugar_g IS NULL',
  'ALTER TABLE food_analysis.food ALTER COLUMN fiber_g SET NOT NULL, ALTER COLUMN sugar_g SET NOT NULL',
]

/** Fiber and sugar that a label does not name are unknown, not 0. */
export class UnmeasuredFigures1795188727000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
