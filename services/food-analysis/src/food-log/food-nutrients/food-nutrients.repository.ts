import type { EatenFoods, Micronutrients } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** One food of a day, all its portions together. */
export type EatenOn = EatenFoods & { readonly day: string }

interface EatenRow {
  day: string
  foods: number
  grams: number
  per100g: Micronutrients | null
}

// Foods that are in no table are one line of a day, of which nothing is known.
const eaten = statement(
  'food_nutrients_eaten',
  `SELECT e.local_date::text AS day, count(*)::int AS foods,
          sum((item->>'grams')::float8) AS grams, f.micronutrients AS per100g
     FROM food_analysis.food_entry e
    CROSS JOIN LATERAL jsonb_array_elements(e.items) AS item
     LEFT JOIN food_analysis.food f ON f.food_id = item->>'food_id'
    WHERE e.user_id = $1 AND e.local_date BETWEEN $2::date AND $3::date
    GROUP BY e.local_date, f.food_id
    ORDER BY e.local_date`,
)

/** What was eaten on days, food by food, with what the food table knows of it. */
@Injectable()
export class FoodNutrientsRepository {
  constructor(private readonly sql: Sql) {}

  /** Oldest day first. @param from and `to`: both are included */
  eaten(userId: string, from: string, to: string): Promise<EatenOn[]> {
    return this.sql.query<EatenRow>(eaten, [userId, from, to])
  }
}
