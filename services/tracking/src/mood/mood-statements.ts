import { statement } from '@gb/service-kit'

/** What a row answers. */
export const MOOD_COLUMNS = `entry_id AS "entryId", mood_rating AS "moodRating", energy_level AS "energyLevel",
  mood_description AS "moodDescription", journal_entry AS "journalEntry", gratitude_note AS "gratitudeNote",
  challenges, victories, local_date::text AS "localDate", recorded_at AS "recordedAt"`

const LIVING = 'user_id = $1 AND entry_id = $2 AND deleted_at IS NULL'

/** The named SQL of moods. */
export const MOOD_STATEMENTS = {
  insert: statement(
    'insert_mood',
    `INSERT INTO tracking.mood_entry (user_id, entry_id, mood_rating, energy_level, mood_description,
       journal_entry, gratitude_note, challenges, victories, recorded_at, time_zone, local_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING ${MOOD_COLUMNS}`,
  ),
  find: statement('find_mood', `SELECT ${MOOD_COLUMNS} FROM tracking.mood_entry WHERE ${LIVING}`),
  update: statement(
    'update_mood',
    `UPDATE tracking.mood_entry SET mood_rating = COALESCE($3, mood_rating),
       energy_level = COALESCE($4, energy_level), mood_description = COALESCE($5, mood_description),
       journal_entry = COALESCE($6, journal_entry), gratitude_note = COALESCE($7, gratitude_note),
       challenges = COALESCE($8, challenges), victories = COALESCE($9, victories),
       recorded_at = COALESCE($10, recorded_at), time_zone = COALESCE($11, time_zone),
       local_date = COALESCE($12, local_date)
     WHERE ${LIVING} RETURNING ${MOOD_COLUMNS}`,
  ),
  bury: statement(
    'delete_mood',
    `UPDATE tracking.mood_entry SET deleted_at = now(), mood_rating = NULL, energy_level = NULL,
       mood_description = NULL, journal_entry = NULL, gratitude_note = NULL, challenges = NULL, victories = NULL
     WHERE ${LIVING} RETURNING entry_id`,
  ),
  totals: statement(
    'mood_totals',
    `SELECT count(*)::int AS entries, COALESCE(sum(mood_rating), 0)::int AS "moodSum",
       COALESCE(sum(energy_level), 0)::int AS "energySum"
     FROM tracking.mood_entry WHERE user_id = $1 AND deleted_at IS NULL`,
  ),
  between: statement(
    'mood_between',
    `SELECT ${MOOD_COLUMNS} FROM tracking.mood_entry
     WHERE user_id = $1 AND local_date BETWEEN $2 AND $3 AND deleted_at IS NULL
     ORDER BY local_date DESC, recorded_at DESC, entry_id DESC LIMIT $4`,
  ),
  since: statement(
    'mood_since',
    `SELECT ${MOOD_COLUMNS} FROM tracking.mood_entry
     WHERE user_id = $1 AND local_date >= $2 AND deleted_at IS NULL
     ORDER BY local_date DESC, recorded_at DESC, entry_id DESC LIMIT $3`,
  ),
}
