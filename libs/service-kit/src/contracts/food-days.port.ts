import type { LoggedMeal } from '@gb/domain'

/** The food log for whoever adds it up. Owned by food-analysis. */
export abstract class FoodDaysPort {
  /** Meals of the local days ('YYYY-MM-DD') from one to another, both included, newest first; at most `LOGGED_ROWS_MAX`. */
  abstract meals(userId: string, from: string, to: string): Promise<LoggedMeal[]>
}
