import { Injectable } from '@nestjs/common'
import { type LoggedDay, mayBeLate, Sql, statement } from '@gb/service-kit'

// The last weight of a day is the one that is shown to the person, too; moods are the mean.
const days = mayBeLate(
  statement(
    'operator_logged_days',
    `SELECT local_date::text AS date,
     (array_agg(weight ORDER BY recorded_at DESC) FILTER (WHERE weight IS NOT NULL))[1]::float8 AS "weightLbs",
     sum(oz)::float8 AS "fluidOz", count(vitamin)::int AS vitamins,
     round(avg(mood), 1)::float8 AS "moodRating", round(avg(energy), 1)::float8 AS "energyLevel"
   FROM (
     SELECT local_date, recorded_at, weight_lbs AS weight, NULL::numeric AS oz, NULL::text AS vitamin,
       NULL::numeric AS mood, NULL::numeric AS energy
     FROM tracking.weight_entry WHERE user_id = $1 AND deleted_at IS NULL
     UNION ALL
     SELECT local_date, recorded_at, NULL, amount_oz, NULL, NULL, NULL
     FROM tracking.fluid_entry WHERE user_id = $1 AND deleted_at IS NULL
     UNION ALL
     SELECT local_date, recorded_at, NULL, NULL, vitamin_name, NULL, NULL
     FROM tracking.vitamin_entry WHERE user_id = $1 AND deleted_at IS NULL
     UNION ALL
     SELECT local_date, recorded_at, NULL, NULL, NULL, mood_rating, energy_level
     FROM tracking.mood_entry WHERE user_id = $1 AND deleted_at IS NULL
   ) logged
   WHERE local_date >= $2::date GROUP BY local_date ORDER BY local_date DESC`,
  ),
)

/** Logs of a person over all kinds, by day. */
@Injectable()
export class OperatorLogsRepository {
  constructor(private readonly sql: Sql) {}

  /** Days since `day` on which something was kept, newest first. */
  since(userId: string, day: string): Promise<LoggedDay[]> {
    return this.sql.query<LoggedDay & Record<string, unknown>>(days, [userId, day])
  }
}
