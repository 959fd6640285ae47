import { spelled } from '@gb/service-kit'
import type { MealTimerDto } from './meal-timer.dto.js'
import type { MealTimer } from './meal-timer.service.js'

/** The wait on the wire. */
export const toMealTimerDto = (timer: MealTimer): MealTimerDto =>
  spelled(timer, 'lastMealAt', 'drinkFrom', 'now')
