import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `CREATE TABLE food_analysis.barcode (
     code text PRIMARY KEY,
     state text NOT NULL,
     fiber_known boolean NOT NULL,
     looked_up_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT barcode_code CHECK (code ~ '^(\\d{8}|\\d{13})$'),
     CONSTRAINT barcode_state CHECK (state IN ('found', 'unknown', 'incomplete'))
   )`,
  `CREATE TABLE food_analysis.fdc_staged_food (
     fdc_id bigint PRIMARY KEY,
     name text NOT NULL,
     calories double precision,
     protein_g double precision,
     carbs_g double precision,
     fat_g double precision,
     fiber_g double precision,
     sugar_g double precision,
     portions jsonb NOT NULL DEFAULT '{}'
   )`,
  `CREATE TABLE food_analysis.fdc_progress (
     step text PRIMARY KEY,
     download text NOT NULL,
     done bigint NOT NULL
   )`,
]

const DOWN = [
  'DROP TABLE food_analysis.fdc_progress',
  'DROP TABLE food_analysis.fdc_staged_food',
  'DROP TABLE food_analysis.barcode',
]

/** Looked-up products, and the gathering place of an import. */
export class ProductsAndImport1795183592000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
