import { MEAL_TIMING_NOTE } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { FoodEntryDto } from './logged-meal.dto.js'
import { FIGURE_NAMES } from './item-json.js'
import type { FoodEntry, MealItem } from './meal.js'
import type { FoodItemDto } from './meal-item.dto.js'
import type { MealDto } from './meal.dto.js'

/** An item on the wire. */
export const toFoodItemDto = (item: MealItem): FoodItemDto => ({
  ...spelled(item, 'itemId', 'foodId', 'name', 'grams', 'figures'),
  typed: item.typed.map((key) => FIGURE_NAMES[key]),
  ...spelled(item, 'calories', 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sugarG'),
})

/** The plate of an entry on the wire. */
export const toMealDto = (entry: FoodEntry): Pick<MealDto, keyof MealDto> => ({
  food_items: entry.items.map(toFoodItemDto),
  total_calories: entry.totals.calories,
  ...spelled(entry.totals, 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sugarG'),
  gastric_sleeve_rating: entry.rating.label,
  rating_reasons: [...entry.rating.reasons],
  recommendations: [...entry.rating.recommendations],
  meal_timing_note: MEAL_TIMING_NOTE,
  source: entry.source,
  assumptions: [...entry.assumptions],
  eaten_percent: entry.eaten,
  felt: [...entry.felt],
})

/** A logged meal on the wire. */
export const toFoodEntryDto = (entry: FoodEntry): FoodEntryDto => ({
  entry_id: entry.entryId,
  date: entry.localDate,
  ...spelled(entry, 'recordedAt', 'mealType', 'revision'),
  ...toMealDto(entry),
})
