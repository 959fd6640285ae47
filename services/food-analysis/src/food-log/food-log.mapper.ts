import { MEAL_TIMING_NOTE } from '@gb/domain'
import type { FoodEntryDto, FoodHistoryDto } from './food-log.dto.js'
import type { FoodEntry, MealItem } from './meal.js'
import type { FoodItemDto, MealDto } from './meal.dto.js'
import type { FoodPage } from './food-log.service.js'

const toFoodItemDto = (item: MealItem): FoodItemDto => ({
  name: item.name,
  grams: item.grams,
  calories: item.calories,
  protein_g: item.proteinG,
  carbs_g: item.carbsG,
  fat_g: item.fatG,
  fiber_g: item.fiberG,
  sugar_g: item.sugarG,
})

/** The plate of an entry on the wire. */
export const toMealDto = (entry: FoodEntry): Pick<MealDto, keyof MealDto> => ({
  food_items: entry.items.map(toFoodItemDto),
  total_calories: entry.totals.calories,
  protein_g: entry.totals.proteinG,
  carbs_g: entry.totals.carbsG,
  fat_g: entry.totals.fatG,
  fiber_g: entry.totals.fiberG,
  sugar_g: entry.totals.sugarG,
  gastric_sleeve_rating: entry.rating.label,
  rating_reasons: [...entry.rating.reasons],
  recommendations: [...entry.rating.recommendations],
  meal_timing_note: MEAL_TIMING_NOTE,
  source: entry.source,
  assumptions: [...entry.assumptions],
})

const toFoodEntryDto = (entry: FoodEntry): FoodEntryDto => ({
  entry_id: entry.entryId,
  date: entry.localDate,
  recorded_at: entry.recordedAt,
  meal_type: entry.mealType,
  ...toMealDto(entry),
})

/** A page of the food log on the wire. */
export const toFoodHistoryDto = (page: FoodPage): FoodHistoryDto => ({
  entries: page.rows.map(toFoodEntryDto),
  next_before: page.nextBefore,
})
