import { Injectable } from '@nestjs/common'
import { BACK_DATE } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'

/** A portion that a person chose. */
export interface ChosenPortion {
  readonly foodId: string
  readonly grams: number
}

const MAX_ROWS = 5_000

// What only a model said is no habit: entered or corrected by hand it is.
const chosen = statement(
  'usual_portions_chosen',
  `SELECT item->>'food_id' AS "foodId", (item->>'grams')::float8 AS grams
     FROM food_analysis.food_entry e, jsonb_array_elements(e.items) AS item
    WHERE e.user_id = $1 AND (e.source = 'manual' OR e.revision > 0)
      AND e.recorded_at > now() - interval '${BACK_DATE.maxDaysBack} days'
      AND item->>'food_id' IS NOT NULL AND ($2::text IS NULL OR item->>'food_id' = $2)
      AND (item->>'grams')::float8 > 0
    ORDER BY e.recorded_at DESC, e.entry_id DESC LIMIT ${MAX_ROWS}`,
)

/** Portions of the food table that a person chose. */
@Injectable()
export class UsualPortionsRepository {
  constructor(private readonly sql: Sql) {}

  /** Newest first. @param foodId only of this food; of every food when null */
  chosen(userId: string, foodId: string | null): Promise<ChosenPortion[]> {
    return this.sql.query<ChosenPortion>(chosen, [userId, foodId])
  }
}
