import { type LoggedMeal, MEAL_FEELINGS, MEAL_TYPES, RATING_LABELS } from '@gb/domain'
import { z } from 'zod'
import { call, day, personId } from './call.js'

/** The food log for whoever adds it up. Owned by food-analysis. */
export abstract class FoodDaysPort {
  /** Meals of the local days ('YYYY-MM-DD') from one to another, both included, newest first; at most `LOGGED_ROWS_MAX`. */
  abstract meals(userId: string, from: string, to: string): Promise<LoggedMeal[]>
}

const loggedMeal = z.object({
  entryId: z.string(),
  day,
  atMs: z.number(),
  mealType: z.enum(MEAL_TYPES),
  name: z.string(),
  calories: z.number(),
  proteinG: z.number(),
  rating: z.enum(RATING_LABELS).nullable(),
  ratingScore: z.number().nullable(),
  isDrink: z.boolean(),
  felt: z.array(z.enum(MEAL_FEELINGS)),
})

export const FOOD_DAYS_CALLS = { meals: call(z.tuple([personId, day, day]), z.array(loggedMeal)) }
