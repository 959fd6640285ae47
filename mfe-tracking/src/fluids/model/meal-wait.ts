import type { ApiData } from '@gb/api-client'

/** The wait between a meal and a drink, in ms on the clock of this device. */
export interface MealWait {
  ateAt: number
  endsAt: number
}

/**
 * The instants of the server moved onto the clock of this device, which may be wrong by any amount.
 * @param readAt when the answer came, ms on the clock of this device
 */
export function toMealWait(timer: ApiData<'/api/meal-timer/{user_id}'>, readAt: number): MealWait | null {
  const { last_meal_at: ateAt, drink_from: endsAt, now } = timer
  if (ateAt === null || endsAt === null) return null
  const ahead = readAt - Date.parse(now)
  return { ateAt: Date.parse(ateAt) + ahead, endsAt: Date.parse(endsAt) + ahead }
}
