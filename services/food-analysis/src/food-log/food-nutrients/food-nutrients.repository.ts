import type { EatenFoods, Micronutrients } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** One food of a day, all its portions together. */
export type EatenOn = EatenFoods & { readonly day: string }

interface EatenRow {
  day: string
  foodId: string | null
  foods: number
  grams: number
}

const eaten = statement(
  'food_nutrients_eaten',
  `SELECT e.local_date::text AS day, item->>'food_id' AS "foodId", count(*)::int AS foods,
          sum((item->>'grams')::float8) AS grams
     FROM food_analysis.food_entry e CROSS JOIN LATERAL jsonb_array_elements(e.items) AS item
    WHERE e.user_id = $1 AND e.local_date BETWEEN $2::date AND $3::date
    GROUP BY e.local_date, item->>'food_id'
    ORDER BY e.local_date`,
)

// Asked apart from the log: the shard of a person need not hold the food table.
const known = statement(
  'food_nutrients_known',
  `SELECT food_id AS "foodId", micronutrients AS per100g FROM food_analysis.food
    WHERE food_id = ANY($1) AND micronutrients IS NOT NULL`,
)

/** What was eaten on days, food by food, with what the food table knows of it. */
@Injectable()
export class FoodNutrientsRepository {
  constructor(private readonly sql: Sql) {}

  /** Oldest day first. @param from and `to`: both are included */
  async eaten(userId: string, from: string, to: string): Promise<EatenOn[]> {
    const rows = await this.sql.query<EatenRow>(eaten, [userId, from, to])
    const per100g = await this.known(rows.flatMap(({ foodId }) => foodId ?? []))
    return rows.map(({ foodId, ...row }) => ({ ...row, per100g: per100g.get(foodId ?? '') ?? null }))
  }

  private async known(foodIds: readonly string[]): Promise<Map<string, Micronutrients>> {
    if (foodIds.length === 0) return new Map()
    const rows = await this.sql.query<{ foodId: string; per100g: Micronutrients }>(known, [
      [...new Set(foodIds)],
    ])
    return new Map(rows.map(({ foodId, per100g }) => [foodId, per100g]))
  }
}
