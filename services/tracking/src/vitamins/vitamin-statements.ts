import { statement } from '@gb/service-kit'

/** As many doses of one vitamin on a day as a question about them looks at: more than anybody takes. */
const EARLIER_DOSES = 100

/**
 * What a row answers, in a statement whose first value is the person. What shares the slot comes with it: one probe of the
 * index instead of a second round trip.
 */
export const VITAMIN_COLUMNS = `entry_id AS "entryId", vitamin_name AS "vitaminName", dosage_mg::float8 AS "dosageMg",
  dosage_amount::float8 AS "dosageAmount", dosage_unit AS "dosageUnit", time_taken AS "timeTaken", notes,
  is_confirmed AS "isConfirmed",
  local_date::text AS "localDate", recorded_at AS "recordedAt",
  ARRAY(SELECT DISTINCT other.vitamin_name FROM tracking.vitamin_entry AS other
    WHERE other.user_id = $1 AND other.local_date = vitamin_entry.local_date
      AND other.time_taken = vitamin_entry.time_taken AND other.entry_id <> vitamin_entry.entry_id
      AND other.deleted_at IS NULL) AS "sameSlot",
  ARRAY(SELECT other.dosage_mg::float8 FROM tracking.vitamin_entry AS other
    WHERE other.user_id = $1 AND other.local_date = vitamin_entry.local_date
      AND other.vitamin_name = vitamin_entry.vitamin_name AND other.deleted_at IS NULL
      AND (other.recorded_at, other.entry_id) < (vitamin_entry.recorded_at, vitamin_entry.entry_id)
    LIMIT ${EARLIER_DOSES}) AS "earlierMg",
  EXISTS (SELECT FROM tracking.vitamin_entry AS other
    WHERE other.user_id = $1 AND other.vitamin_name = vitamin_entry.vitamin_name
      AND other.dosage_mg = vitamin_entry.dosage_mg AND other.is_confirmed AND other.deleted_at IS NULL)
    AS "isUsual"`

const LIVING = 'user_id = $1 AND entry_id = $2 AND deleted_at IS NULL'

/** The named SQL of vitamins. */
export const VITAMIN_STATEMENTS = {
  insert: statement(
    'insert_vitamin',
    // An insert of a distributed Postgres asks nothing else; the row that is stored is not among the others yet either way.
    `WITH stored AS (INSERT INTO tracking.vitamin_entry (user_id, entry_id, vitamin_name, dosage_mg, dosage_amount, dosage_unit,
       time_taken, notes, recorded_at, time_zone, local_date, is_confirmed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING *)
     SELECT ${VITAMIN_COLUMNS} FROM stored AS vitamin_entry`,
  ),
  find: statement('find_vitamin', `SELECT ${VITAMIN_COLUMNS} FROM tracking.vitamin_entry WHERE ${LIVING}`),
  those: statement(
    'those_vitamins',
    `SELECT ${VITAMIN_COLUMNS} FROM tracking.vitamin_entry
     WHERE user_id = $1 AND entry_id = ANY($2::uuid[]) AND deleted_at IS NULL`,
  ),
  // What was typed, and what was confirmed, goes with the dose and the vitamin it was said of.
  update: statement(
    'update_vitamin',
    `UPDATE tracking.vitamin_entry SET
       dosage_amount = CASE WHEN $4::numeric IS NULL AND COALESCE($3, vitamin_name) = vitamin_name
         THEN dosage_amount ELSE $5 END,
       dosage_unit = CASE WHEN $4::numeric IS NULL AND COALESCE($3, vitamin_name) = vitamin_name
         THEN dosage_unit ELSE $6 END,
       is_confirmed = COALESCE($12, is_confirmed AND COALESCE($3, vitamin_name) = vitamin_name
         AND COALESCE($4, dosage_mg) = dosage_mg),
       vitamin_name = COALESCE($3, vitamin_name), dosage_mg = COALESCE($4, dosage_mg),
       time_taken = COALESCE($7, time_taken), notes = COALESCE($8, notes),
       recorded_at = COALESCE($9, recorded_at), time_zone = COALESCE($10, time_zone),
       local_date = COALESCE($11, local_date)
     WHERE ${LIVING} RETURNING ${VITAMIN_COLUMNS}`,
  ),
  bury: statement(
    'delete_vitamin',
    `UPDATE tracking.vitamin_entry SET deleted_at = now(), vitamin_name = NULL, dosage_mg = NULL,
       dosage_amount = NULL, dosage_unit = NULL, notes = NULL
     WHERE ${LIVING} RETURNING entry_id`,
  ),
}
