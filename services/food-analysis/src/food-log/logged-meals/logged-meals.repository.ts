import { LOGGED_ROWS_MAX, type LoggedMeal } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

// A plate that holds only drinks is no meal, as for the wait after a meal.
const mealsOfDays = statement(
  'food_logged_meals',
  `SELECT entry_id AS "entryId", local_date::text AS day, (extract(epoch FROM recorded_at) * 1000)::float8 AS "atMs",
     meal_type AS "mealType", array_to_string(ARRAY(
       SELECT item->>'name' FROM jsonb_array_elements(items) WITH ORDINALITY AS list(item, place) ORDER BY place
     ), ', ') AS name,
     calories::float8 AS calories, protein_g::float8 AS "proteinG", rating, rating_score AS "ratingScore",
     NOT items @? '$[*] ? (@.is_drink == false)' AS "isDrink", felt
   FROM food_analysis.food_entry WHERE user_id = $1 AND local_date BETWEEN $2 AND $3
   ORDER BY recorded_at DESC, entry_id DESC LIMIT $4`,
)

/** Meals in the shape that is added up elsewhere. */
@Injectable()
export class LoggedMealsRepository {
  constructor(private readonly sql: Sql) {}

  /** Of local days, both ends included, newest first. */
  between(userId: string, from: string, to: string): Promise<LoggedMeal[]> {
    return this.sql.query<LoggedMeal>(mealsOfDays, [userId, from, to, LOGGED_ROWS_MAX])
  }
}
