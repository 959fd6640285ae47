import { toFoodEntryDto } from '../meal/meal.mapper.js'
import type { FoodHistoryDto } from './food-log.dto.js'
import type { FoodPage } from './food-log.service.js'

/** A page of the food log on the wire. */
export const toFoodHistoryDto = (page: FoodPage): FoodHistoryDto => ({
  entries: page.rows.map(toFoodEntryDto),
  next_before: page.nextBefore,
})
