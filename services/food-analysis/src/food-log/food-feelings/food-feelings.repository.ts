import { BACK_DATE, type FoodFelt, SITS_LEAST_TIMES } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** Foods of a person at most: who has more of them is told of the most frequent ones. */
const MAX_FOODS = 500

// A food that is twice on a plate was one meal; what was eaten fine is never hard as well.
const felt = statement(
  'food_feelings',
  `SELECT max(item->>'name') AS name,
     (count(DISTINCT entry_id) FILTER (WHERE 'fine' = ANY(felt)))::int AS fine,
     (count(DISTINCT entry_id) FILTER (WHERE NOT 'fine' = ANY(felt)))::int AS hard
   FROM food_analysis.food_entry, jsonb_array_elements(items) AS item
   WHERE user_id = $1 AND felt <> '{}' AND recorded_at > now() - interval '${BACK_DATE.maxDaysBack} days'
   GROUP BY coalesce(item->>'food_id', lower(item->>'name'))
   HAVING count(DISTINCT entry_id) >= ${SITS_LEAST_TIMES}
   ORDER BY count(DISTINCT entry_id) DESC LIMIT ${MAX_FOODS}`,
)

/** What meals told of their foods, in Postgres. */
@Injectable()
export class FoodFeelingsRepository {
  constructor(private readonly sql: Sql) {}

  of(userId: string): Promise<FoodFelt[]> {
    return this.sql.query<FoodFelt>(felt, [userId])
  }
}
