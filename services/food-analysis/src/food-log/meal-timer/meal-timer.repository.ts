import { LAST_MEAL_HOURS } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

// A plate that holds only drinks is no meal: nobody waits to drink after drinking.
const lastMeal = statement(
  'food_last_meal',
  `SELECT recorded_at AS "recordedAt" FROM food_analysis.food_entry
    WHERE user_id = $1 AND recorded_at > now() - make_interval(hours => $2)
      AND items @? '$[*] ? (@.is_drink == false)'
    ORDER BY recorded_at DESC, entry_id DESC LIMIT 1`,
)

/** When was eaten last. */
@Injectable()
export class MealTimerRepository {
  constructor(private readonly sql: Sql) {}

  /** Null without a meal in the last hours. */
  async lastMealAt(userId: string): Promise<Date | null> {
    const row = await this.sql.maybeOne<{ recordedAt: Date }>(lastMeal, [userId, LAST_MEAL_HOURS])
    return row?.recordedAt ?? null
  }
}
