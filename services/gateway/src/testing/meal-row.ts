import type { Client } from 'pg'

const INSERT = `INSERT INTO food_analysis.food_entry (user_id, entry_id, recorded_at, time_zone, local_date, meal_type, items,
    calories, protein_g, carbs_g, fat_g, fiber_g, sugar_g, phase, rating, rating_score, rating_reasons,
    recommendations, assumptions, source, model, prompt_version, model_answer)
  VALUES ($1, gen_random_uuid(), '2026-11-19T12:00:00.123Z', $2, '2026-11-19', 'lunch', $3::jsonb,
    80.1, 5.2, 12, 1.1, 4, 1, NULL, 'good', 66, $4, $5, '{}', 'ai', 'm', 'plate-v1', jsonb_build_object('items', $3::jsonb))`

/** A meal of one food as an analysis left it, without a photo and a model. */
export const insertMeal = async (
  database: Client,
  userId: string,
  meal: { name: string; timeZone: string; reasons: string[]; recommendations: string[] },
): Promise<void> => {
  const item = {
    name: meal.name,
    grams: 120.5,
    calories: 80.1,
    protein_g: 5.2,
    carbs_g: 12,
    fat_g: 1.1,
    fiber_g: 4,
    sugar_g: 1,
    tags: ['whole-produce'],
    earliest_phase: null,
    is_drink: false,
  }
  await database.query(INSERT, [
    userId,
    meal.timeZone,
    JSON.stringify([item]),
    meal.reasons,
    meal.recommendations,
  ])
}
