import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What foods hold of the nutrients that matter after a sleeve. The foods of before get theirs with the next table. */
export class Micronutrients1796050100000 implements MigrationInterface {
  readonly name = 'Micronutrients1796050100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE food_analysis.food
         ADD COLUMN micronutrients jsonb,
         ADD CONSTRAINT food_micronutrients CHECK (jsonb_typeof(micronutrients) = 'object')`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE food_analysis.food DROP COLUMN micronutrients')
  }
}
