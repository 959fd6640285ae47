import {
  type InsightsInput,
  LOGGED_ROWS_MAX,
  type LoggedDrink,
  type LoggedMood,
  type RecoveryDay,
} from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

type Weights = InsightsInput['weighIns']

// The newest are kept if there are ever too many, and told oldest first.
const weights = statement(
  'insight_weights',
  `SELECT day, "weightLbs", "isInitial", "isConfirmed" FROM (
     SELECT local_date::text AS day, weight_lbs::float8 AS "weightLbs", is_initial AS "isInitial",
       is_confirmed AS "isConfirmed", recorded_at, entry_id
     FROM tracking.weight_entry WHERE user_id = $1 AND deleted_at IS NULL
     ORDER BY recorded_at DESC, entry_id DESC LIMIT $2) AS newest
   ORDER BY recorded_at, entry_id`,
)
const drinks = statement(
  'insight_drinks',
  `SELECT local_date::text AS day, (extract(epoch FROM recorded_at) * 1000)::float8 AS "atMs",
     amount_oz::float8 AS "amountOz"
   FROM tracking.fluid_entry WHERE user_id = $1 AND local_date BETWEEN $2 AND $3 AND deleted_at IS NULL
   ORDER BY recorded_at DESC, entry_id DESC LIMIT $4`,
)
const moods = statement(
  'insight_moods',
  `SELECT local_date::text AS day, mood_rating AS "moodRating"
   FROM tracking.mood_entry WHERE user_id = $1 AND local_date BETWEEN $2 AND $3 AND deleted_at IS NULL
   ORDER BY recorded_at DESC, entry_id DESC LIMIT $4`,
)

const recovery = statement(
  'logged_recovery',
  `SELECT local_date::text AS day, vomiting, pain, pulse_bpm AS "pulseBpm", pulse_skipped AS "pulseSkipped",
     temperature::float8 AS temperature, temperature_skipped AS "temperatureSkipped"
   FROM tracking.recovery_entry WHERE user_id = $1 AND local_date BETWEEN $2 AND $3 AND deleted_at IS NULL
   ORDER BY local_date`,
)

/** What insights and concerns are made from, in as few columns as they need. Every statement begins with the person. */
@Injectable()
export class LogsRepository {
  constructor(private readonly sql: Sql) {}

  /** All weights, oldest first: a course is fitted from the surgery on, whatever the period. */
  weights(userId: string): Promise<Weights> {
    return this.sql.query<Weights[number]>(weights, [userId, LOGGED_ROWS_MAX])
  }

  /** Drinks of local days, both ends included. */
  drinks(userId: string, from: string, to: string): Promise<LoggedDrink[]> {
    return this.sql.query<LoggedDrink>(drinks, [userId, from, to, LOGGED_ROWS_MAX])
  }

  /** Moods of local days, both ends included. */
  moods(userId: string, from: string, to: string): Promise<LoggedMood[]> {
    return this.sql.query<LoggedMood>(moods, [userId, from, to, LOGGED_ROWS_MAX])
  }

  /** What was answered on local days after surgery, both ends included, oldest first: one row a day. */
  recovery(userId: string, from: string, to: string): Promise<RecoveryDay[]> {
    return this.sql.query<RecoveryDay>(recovery, [userId, from, to])
  }
}
