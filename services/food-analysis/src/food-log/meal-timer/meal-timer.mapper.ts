import type { MealTimerDto } from './meal-timer.dto.js'
import type { MealTimer } from './meal-timer.service.js'

/** The wait on the wire. */
export const toMealTimerDto = ({ lastMealAt, drinkFrom, now }: MealTimer): MealTimerDto => ({
  last_meal_at: lastMealAt?.toISOString() ?? null,
  drink_from: drinkFrom?.toISOString() ?? null,
  now: now.toISOString(),
})
