import { statement } from '@gb/service-kit'

const COLUMNS = `user_id, entry_id, recorded_at, time_zone, local_date::text AS local_date, meal_type, items,
  calories::float8 AS calories, protein_g::float8 AS protein_g, carbs_g::float8 AS carbs_g, fat_g::float8 AS fat_g,
  fiber_g::float8 AS fiber_g, sugar_g::float8 AS sugar_g, phase, rating, rating_score, rating_reasons,
  recommendations, assumptions, source, revision, eaten_percent, felt`

/** Stores a meal unless its id is taken, or was deleted. */
export const insertEntry = statement(
  'food_insert_entry',
  `INSERT INTO food_analysis.food_entry
     (user_id, entry_id, recorded_at, time_zone, local_date, meal_type, items, calories, protein_g, carbs_g, fat_g,
      fiber_g, sugar_g, phase, rating, rating_score, rating_reasons, recommendations, assumptions, source, model,
      prompt_version, model_answer, eaten_percent, felt)
   SELECT $1::uuid, $2::uuid, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
      $21, $22, $23::jsonb, $24, $25
    WHERE NOT EXISTS (SELECT FROM food_analysis.food_tombstone WHERE user_id = $1 AND entry_id = $2)
   ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING entry_id`,
)

export const updateEntry = statement(
  'food_update_entry',
  `UPDATE food_analysis.food_entry
      SET recorded_at = $3, time_zone = $4, local_date = $5, meal_type = $6, items = $7, calories = $8,
          protein_g = $9, carbs_g = $10, fat_g = $11, fiber_g = $12, sugar_g = $13, phase = $14, rating = $15,
          rating_score = $16, rating_reasons = $17, recommendations = $18, assumptions = $19, revision = $20,
          eaten_percent = $21, felt = $22,
          updated_at = now()
    WHERE user_id = $1 AND entry_id = $2`,
)

export const findEntry = statement(
  'food_find_entry',
  `SELECT ${COLUMNS} FROM food_analysis.food_entry WHERE user_id = $1 AND entry_id = $2`,
)

/** The meal with what its model said, held until the end of the transaction. */
export const lockEntry = statement(
  'food_lock_entry',
  `SELECT ${COLUMNS}, model_answer, model, prompt_version FROM food_analysis.food_entry WHERE user_id = $1 AND entry_id = $2 FOR UPDATE`,
)

export const newest = statement(
  'food_newest',
  `SELECT ${COLUMNS} FROM food_analysis.food_entry WHERE user_id = $1
    ORDER BY recorded_at DESC, entry_id DESC LIMIT $2`,
)

export const newestBefore = statement(
  'food_newest_before',
  `SELECT ${COLUMNS} FROM food_analysis.food_entry
    WHERE user_id = $1 AND (recorded_at, entry_id) < ($3::timestamptz, $4::uuid)
    ORDER BY recorded_at DESC, entry_id DESC LIMIT $2`,
)

/** The last days with a meal before a day. */
export const daysBefore = statement(
  'food_days_before',
  `SELECT DISTINCT local_date::text AS day FROM food_analysis.food_entry
    WHERE user_id = $1 AND ($2::date IS NULL OR local_date < $2::date) ORDER BY day DESC LIMIT $3`,
)

/** Meals of some days, the newest first. */
export const ofDays = statement(
  'food_of_days',
  `SELECT ${COLUMNS} FROM food_analysis.food_entry WHERE user_id = $1 AND local_date = ANY($2::date[])
    ORDER BY local_date DESC, recorded_at DESC, entry_id DESC LIMIT $3`,
)

/** Leaves nothing but the id, also not in the answer kept for a replay: nothing may revive the meal. */
export const deleteEntry = statement(
  'food_delete_entry',
  `WITH gone AS (
     DELETE FROM food_analysis.food_entry WHERE user_id = $1 AND entry_id = $2 RETURNING entry_id
   ), forgotten AS (
     UPDATE food_analysis.scan SET answer = NULL, failure = CASE state WHEN 'refunded' THEN 'gone' END
      WHERE user_id = $1 AND (entry_id = $2 OR answer->>'entry_id' = $2::uuid::text)
   )
   INSERT INTO food_analysis.food_tombstone (user_id, entry_id) SELECT $1::uuid, entry_id FROM gone
   ON CONFLICT (user_id, entry_id) DO UPDATE SET deleted_at = now() RETURNING entry_id`,
)
