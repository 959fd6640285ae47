import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The local day on which a person answered that all food was logged until then; who was never asked has nothing. */
export class FoodLoggedThrough1795911000000 implements MigrationInterface {
  readonly name = 'FoodLoggedThrough1795911000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile ADD COLUMN food_logged_through date')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile DROP COLUMN food_logged_through')
  }
}
