import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which recipes people like. */
export class FavouriteRecipes1795192679000 implements MigrationInterface {
  readonly name = 'FavouriteRecipes1795192679000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE content.favourite_recipe (
      user_id uuid NOT NULL,
      recipe_id text NOT NULL CONSTRAINT favourite_recipe_id CHECK (recipe_id ~ '^[a-z][a-z0-9-]{0,59}$'),
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, recipe_id)
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.favourite_recipe')
  }
}
