import { toFoodEntryDto } from '../meal/meal.mapper.js'
import { toDailySummaryDto } from './summary.mapper.js'
import type { CopiedDay, FoodDay } from './food-days.service.js'
import type { FoodDayCopiedDto, FoodDayDto } from './food-days.dto.js'

/** A day with its meals on the wire. */
export const toFoodDayDto = ({ entries, ...day }: FoodDay): FoodDayDto => ({
  ...toDailySummaryDto({ ...day, mealsLogged: entries.length }),
  entries: entries.map(toFoodEntryDto),
})

/** A copied day on the wire. */
export const toFoodDayCopiedDto = ({ made, alreadyThere }: CopiedDay): FoodDayCopiedDto => ({
  copied: made.length,
  already_there: alreadyThere,
  entries: made.map(toFoodEntryDto),
})
