import { Injectable } from '@nestjs/common'
import type { Nutrients } from '@gb/domain'
import { Sql, statement } from '@gb/service-kit'

interface SumRow {
  meals: number
  calories: number
  protein_g: number
  carbs_g: number
  fat_g: number
  fiber_g: number
  sugar_g: number
}

const sumDay = statement(
  'food_sum_day',
  `SELECT count(*)::int AS meals,
          coalesce(sum(calories), 0)::float8 AS calories,
          coalesce(sum(protein_g), 0)::float8 AS protein_g,
          coalesce(sum(carbs_g), 0)::float8 AS carbs_g,
          coalesce(sum(fat_g), 0)::float8 AS fat_g,
          coalesce(sum(fiber_g), 0)::float8 AS fiber_g,
          coalesce(sum(sugar_g), 0)::float8 AS sugar_g
     FROM food_analysis.food_entry WHERE user_id = $1 AND local_date = $2`,
)

/** Sums of the food log. */
@Injectable()
export class SummaryRepository {
  constructor(private readonly sql: Sql) {}

  async ofDay(userId: string, day: string): Promise<{ consumed: Nutrients; mealsLogged: number }> {
    const row = await this.sql.one<SumRow>(sumDay, [userId, day])
    return {
      mealsLogged: row.meals,
      consumed: {
        calories: row.calories,
        proteinG: row.protein_g,
        carbsG: row.carbs_g,
        fatG: row.fat_g,
        fiberG: row.fiber_g,
        sugarG: row.sugar_g,
      },
    }
  }
}
