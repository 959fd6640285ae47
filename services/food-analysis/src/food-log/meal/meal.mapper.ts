import { MEAL_TIMING_NOTE } from '@gb/domain'
import type { FoodEntryDto } from './logged-meal.dto.js'
import { FIGURE_NAMES } from './item-json.js'
import type { FoodEntry, MealItem } from './meal.js'
import type { FoodItemDto } from './meal-item.dto.js'
import type { MealDto } from './meal.dto.js'

/** An item on the wire. */
export const toFoodItemDto = (item: MealItem): FoodItemDto => ({
  item_id: item.itemId,
  food_id: item.foodId,
  name: item.name,
  grams: item.grams,
  figures: item.figures,
  typed: item.typed.map((key) => FIGURE_NAMES[key]),
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

/** A logged meal on the wire. */
export const toFoodEntryDto = (entry: FoodEntry): FoodEntryDto => ({
  entry_id: entry.entryId,
  date: entry.localDate,
  recorded_at: entry.recordedAt,
  meal_type: entry.mealType,
  revision: entry.revision,
  ...toMealDto(entry),
})
