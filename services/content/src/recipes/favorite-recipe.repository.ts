import { Injectable } from '@nestjs/common'
import { MAX_FAVORITE_RECIPES } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'

const list = statement(
  'favorite_recipes',
  'SELECT recipe_id AS id FROM content.favourite_recipe WHERE user_id = $1',
)

/** The cap is a count: whoever puts next waits until this transaction is over, and counts after it. */
const lock = statement(
  'favorite_recipe_lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('content.favourite_recipe:' || $1::uuid, 0))`,
)

/** Nothing is returned when there is no room. */
const put = statement(
  'favorite_recipe_put',
  `INSERT INTO content.favourite_recipe AS f (user_id, recipe_id)
   SELECT $1::uuid, $2::text
    WHERE (SELECT count(*) FROM content.favourite_recipe WHERE user_id = $1::uuid) < ${MAX_FAVORITE_RECIPES}
       OR EXISTS (SELECT FROM content.favourite_recipe WHERE user_id = $1::uuid AND recipe_id = $2::text)
   ON CONFLICT (user_id, recipe_id) DO UPDATE SET created_at = f.created_at
   RETURNING recipe_id AS id`,
)

const remove = statement(
  'favorite_recipe_remove',
  'DELETE FROM content.favourite_recipe WHERE user_id = $1 AND recipe_id = $2 RETURNING recipe_id AS id',
)

interface Row {
  id: string
}

/** Favorite recipes in Postgres. Every statement begins with the person. */
@Injectable()
export class FavoriteRecipeRepository {
  constructor(private readonly sql: Sql) {}

  /** Ids of the favorites. */
  async find(userId: string): Promise<ReadonlySet<string>> {
    return new Set((await this.sql.query<Row>(list, [userId])).map(({ id }) => id))
  }

  /** Doing it twice changes nothing. @returns false when there is no room */
  async put(userId: string, recipeId: string): Promise<boolean> {
    return this.sql.transaction(async () => {
      await this.sql.query(lock, [userId])
      return (await this.sql.maybeOne<Row>(put, [userId, recipeId])) !== null
    })
  }

  /** @returns false when it was no favorite */
  async remove(userId: string, recipeId: string): Promise<boolean> {
    return (await this.sql.maybeOne<Row>(remove, [userId, recipeId])) !== null
  }
}
