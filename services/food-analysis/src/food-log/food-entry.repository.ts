import { Injectable } from '@nestjs/common'
import { type Cursor, Sql, statement } from '@gb/service-kit'
import { type EntryRow, toEntry, toItemJson } from './food-entry.row.js'
import type { FoodEntry, MealItem } from './meal.js'

/** What an analyser said, kept unchanged beside the entry. */
export type ModelRecord = {
  readonly model: string | null
  readonly promptVersion: string | null
  readonly items: readonly MealItem[]
}

const COLUMNS = `user_id, entry_id, recorded_at, time_zone, local_date::text AS local_date, meal_type, items,
  calories::float8 AS calories, protein_g::float8 AS protein_g, carbs_g::float8 AS carbs_g, fat_g::float8 AS fat_g,
  fiber_g::float8 AS fiber_g, sugar_g::float8 AS sugar_g, phase, rating, rating_score, rating_reasons,
  recommendations, assumptions, source`

const insertEntry = statement(
  'food_insert_entry',
  `INSERT INTO food_analysis.food_entry
     (user_id, entry_id, recorded_at, time_zone, local_date, meal_type, items, calories, protein_g, carbs_g, fat_g,
      fiber_g, sugar_g, phase, rating, rating_score, rating_reasons, recommendations, assumptions, source, model,
      prompt_version, model_answer)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
)

const newest = statement(
  'food_newest',
  `SELECT ${COLUMNS} FROM food_analysis.food_entry WHERE user_id = $1
    ORDER BY recorded_at DESC, entry_id DESC LIMIT $2`,
)

const newestBefore = statement(
  'food_newest_before',
  `SELECT ${COLUMNS} FROM food_analysis.food_entry
    WHERE user_id = $1 AND (recorded_at, entry_id) < ($3::timestamptz, $4::uuid)
    ORDER BY recorded_at DESC, entry_id DESC LIMIT $2`,
)

const deleteEntry = statement(
  'food_delete_entry',
  'DELETE FROM food_analysis.food_entry WHERE user_id = $1 AND entry_id = $2 RETURNING entry_id',
)

/** The food log in Postgres. */
@Injectable()
export class FoodEntryRepository {
  constructor(private readonly sql: Sql) {}

  async insert(entry: FoodEntry, said: ModelRecord): Promise<void> {
    const { totals, rating } = entry
    await this.sql.query(insertEntry, [
      entry.userId,
      entry.entryId,
      entry.recordedAt,
      entry.timeZone,
      entry.localDate,
      entry.mealType,
      JSON.stringify(entry.items.map(toItemJson)),
      totals.calories,
      totals.proteinG,
      totals.carbsG,
      totals.fatG,
      totals.fiberG,
      totals.sugarG,
      entry.phase,
      rating.label,
      rating.score,
      rating.reasons,
      rating.recommendations,
      entry.assumptions,
      entry.source,
      said.model,
      said.promptVersion,
      JSON.stringify({ items: said.items.map(toItemJson) }),
    ])
  }

  /** Up to `limit` meals, newest first, all older than the cursor when there is one. */
  async newest(userId: string, limit: number, before: Cursor | null): Promise<FoodEntry[]> {
    const rows = before
      ? await this.sql.query<EntryRow>(newestBefore, [userId, limit, before.recordedAt, before.entryId])
      : await this.sql.query<EntryRow>(newest, [userId, limit])
    return rows.map(toEntry)
  }

  /** @returns false when there was no such meal of this person */
  async remove(userId: string, entryId: string): Promise<boolean> {
    return (await this.sql.maybeOne(deleteEntry, [userId, entryId])) !== null
  }
}
