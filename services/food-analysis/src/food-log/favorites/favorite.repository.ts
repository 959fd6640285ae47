import { Injectable } from '@nestjs/common'
import { MAX_FAVORITE_MEALS, type MealType, type RatingLabel, saidToday } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { type ItemJson, toItems } from '../meal/item-json.js'
import type { MealItem, MealSource } from '../meal/meal.js'
import type { MealToRepeat } from '../meal/new-meal.js'

/** A meal that a person likes to log again. */
export type FavoriteMeal = MealToRepeat & {
  readonly entryId: string
  readonly mealType: MealType
  readonly items: readonly MealItem[]
  readonly createdAt: Date
}

interface Row {
  entry_id: string
  meal_type: MealType
  items: ItemJson[]
  source: MealSource
  assumptions: string[]
  rating: RatingLabel | null
  rating_reasons: string[]
  created_at: Date
}

const COPIED = 'meal_type, items, source, assumptions, rating, rating_reasons'
const COLUMNS = `entry_id, ${COPIED}, created_at`

/** Copies a logged meal, or copies it anew; nothing is returned when there is no such meal or no room. */
const put = statement(
  'favorite_put',
  `INSERT INTO food_analysis.favourite_meal AS f (user_id, entry_id, ${COPIED})
   SELECT user_id, entry_id, ${COPIED} FROM food_analysis.food_entry
    WHERE user_id = $1 AND entry_id = $2
      AND ((SELECT count(*) FROM food_analysis.favourite_meal WHERE user_id = $1) < ${MAX_FAVORITE_MEALS}
        OR EXISTS (SELECT FROM food_analysis.favourite_meal WHERE user_id = $1 AND entry_id = $2))
   ON CONFLICT (user_id, entry_id) DO UPDATE SET
     meal_type = excluded.meal_type, items = excluded.items, source = excluded.source,
     assumptions = excluded.assumptions, rating = excluded.rating, rating_reasons = excluded.rating_reasons
   RETURNING ${COLUMNS}`,
)
/** The cap is a count: whoever puts next waits until this transaction is over, and counts after it. */
const lock = statement(
  'favorite_lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('food_analysis.favourite_meal:' || $1::uuid, 0))`,
)
const find = statement(
  'favorite_find',
  `SELECT ${COLUMNS} FROM food_analysis.favourite_meal WHERE user_id = $1 AND entry_id = $2`,
)
const list = statement(
  'favorite_list',
  `SELECT ${COLUMNS} FROM food_analysis.favourite_meal WHERE user_id = $1 ORDER BY created_at DESC, entry_id DESC`,
)
const remove = statement(
  'favorite_remove',
  'DELETE FROM food_analysis.favourite_meal WHERE user_id = $1 AND entry_id = $2 RETURNING entry_id',
)
const exists = statement(
  'favorite_source',
  'SELECT entry_id FROM food_analysis.food_entry WHERE user_id = $1 AND entry_id = $2',
)

const toFavorite = (row: Row): FavoriteMeal => ({
  entryId: row.entry_id,
  mealType: row.meal_type,
  items: toItems(row.items),
  source: row.source,
  assumptions: row.assumptions,
  rating: { label: row.rating, reasons: saidToday(row.rating_reasons) },
  createdAt: row.created_at,
})

/** Favorite meals in Postgres. Every statement begins with the person. */
@Injectable()
export class FavoriteRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns null when there is no such meal, or no room for one more */
  async put(userId: string, entryId: string): Promise<FavoriteMeal | null> {
    return this.sql.transaction(async () => {
      await this.sql.query(lock, [userId])
      const row = await this.sql.maybeOne<Row>(put, [userId, entryId])
      return row && toFavorite(row)
    })
  }

  /** Whether the meal is in the log. */
  async isLogged(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(exists, [userId, entryId])) !== null
  }

  async find(userId: string, entryId: string): Promise<FavoriteMeal | null> {
    const row = await this.sql.maybeOne<Row>(find, [userId, entryId])
    return row && toFavorite(row)
  }

  /** All of them, the newest first. */
  async list(userId: string): Promise<FavoriteMeal[]> {
    return (await this.sql.query<Row>(list, [userId])).map(toFavorite)
  }

  /** @returns false when it was no favorite */
  async remove(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(remove, [userId, entryId])) !== null
  }
}
