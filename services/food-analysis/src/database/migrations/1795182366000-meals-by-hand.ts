import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  'ALTER TABLE food_analysis.food_entry ADD COLUMN revision integer NOT NULL DEFAULT 0',
  'ALTER TABLE food_analysis.food_entry ADD CONSTRAINT food_entry_revision CHECK (revision >= 0)',
  `ALTER TABLE food_analysis.food_entry DROP CONSTRAINT food_entry_source,
     ADD CONSTRAINT food_entry_source CHECK (source IN ('ai', 'sample', 'manual'))`,
  `CREATE TABLE food_analysis.food_tombstone (
     user_id uuid NOT NULL,
     entry_id uuid NOT NULL,
     deleted_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (user_id, entry_id)
   )`,
  `CREATE TABLE food_analysis.favourite_meal (
     user_id uuid NOT NULL,
     entry_id uuid NOT NULL,
     meal_type text NOT NULL,
     items jsonb NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (user_id, entry_id),
     CONSTRAINT favourite_meal_type CHECK (meal_type IN ('breakfast', 'lunch', 'dinner', 'snack')),
     CONSTRAINT favourite_meal_items CHECK (
       jsonb_typeof(items) = 'array' AND jsonb_array_length(items) BETWEEN 1 AND 30)
   )`,
]

const DOWN = [
  'DROP TABLE food_analysis.favourite_meal',
  'DROP TABLE food_analysis.food_tombstone',
  `DELETE FROM food_analysis.food_entry WHERE source = 'manual'`,
  `ALTER TABLE food_analysis.food_entry DROP CONSTRAINT food_entry_source,
     ADD CONSTRAINT food_entry_source CHECK (source IN ('ai', 'sample'))`,
  'ALTER TABLE food_analysis.food_entry DROP COLUMN revision',
]

/** Meals without a photo, corrections, favourites, and ids that stay deleted. */
export class MealsByHand1795182366000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
