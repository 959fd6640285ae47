import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How much of a plate was eaten, and how it sat. Meals of before were eaten whole, and nothing is known of how. */
export class EatenAndFelt1795410000000 implements MigrationInterface {
  readonly name = 'EatenAndFelt1795410000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE food_analysis.food_entry
         ADD COLUMN eaten_percent smallint NOT NULL DEFAULT 100,
         ADD COLUMN felt text[] NOT NULL DEFAULT '{}',
         ADD CONSTRAINT food_entry_eaten_percent CHECK (eaten_percent IN (10, 25, 50, 75, 100)),
         ADD CONSTRAINT food_entry_felt CHECK (
           felt <@ ARRAY['fine', 'nausea', 'vomiting', 'dumping', 'reflux', 'stuck'] AND cardinality(felt) <= 6
         )`,
    )
  }

  /** The figures stay those of what was eaten. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE food_analysis.food_entry DROP COLUMN eaten_percent, DROP COLUMN felt')
  }
}
