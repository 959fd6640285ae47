import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The weight on the day of the surgery, and the highest ever: most people come to the product after both. */
export class WeightsBefore1795374688000 implements MigrationInterface {
  readonly name = 'WeightsBefore1795374688000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profile.profile
      ADD COLUMN surgery_day_weight_lbs numeric(4, 1)
        CONSTRAINT profile_surgery_day_weight CHECK (surgery_day_weight_lbs BETWEEN 80 AND 800),
      ADD COLUMN highest_weight_lbs numeric(4, 1)
        CONSTRAINT profile_highest_weight CHECK (highest_weight_lbs BETWEEN 80 AND 800)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE profile.profile DROP COLUMN surgery_day_weight_lbs, DROP COLUMN highest_weight_lbs',
    )
  }
}
