import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `ALTER TABLE food_analysis.favourite_meal
     ADD COLUMN source text NOT NULL DEFAULT 'manual',
     ADD COLUMN assumptions text[] NOT NULL DEFAULT '{}',
     ADD COLUMN rating text,
     ADD COLUMN rating_reasons text[] NOT NULL DEFAULT '{}',
     ADD CONSTRAINT favourite_meal_source CHECK (source IN ('ai', 'sample', 'manual')),
     ADD CONSTRAINT favourite_meal_rating CHECK (rating IN ('excellent', 'good', 'fair', 'poor', 'avoid'))`,
  // Where the meal is gone nobody knows any more; it stays as it was.
  `UPDATE food_analysis.favourite_meal AS f
      SET source = e.source, assumptions = e.assumptions, rating = e.rating, rating_reasons = e.rating_reasons
     FROM food_analysis.food_entry AS e WHERE e.user_id = f.user_id AND e.entry_id = f.entry_id`,
  `ALTER TABLE food_analysis.favourite_meal ALTER COLUMN source DROP DEFAULT,
     ALTER COLUMN assumptions DROP DEFAULT, ALTER COLUMN rating_reasons DROP DEFAULT`,
]

/** A favorite made of a sample or of an unsure plate says so when it is logged again. */
export class FavouritesKeepTheirSource1795204783000 implements MigrationInterface {
  readonly name = 'FavouritesKeepTheirSource1795204783000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE food_analysis.favourite_meal DROP COLUMN source, DROP COLUMN assumptions, DROP COLUMN rating,
         DROP COLUMN rating_reasons`,
    )
  }
}
