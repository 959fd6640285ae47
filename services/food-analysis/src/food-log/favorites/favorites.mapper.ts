import { totalsOf } from '@gb/domain'
import { toFoodItemDto } from '../meal/meal.mapper.js'
import type { FavoriteMeal } from './favorite.repository.js'
import type { FavoriteMealDto } from './favorites.dto.js'

/** A favorite on the wire. */
export const toFavoriteMealDto = ({ entryId, mealType, items, source }: FavoriteMeal): FavoriteMealDto => {
  const { calories, proteinG } = totalsOf(items)
  return {
    entry_id: entryId,
    meal_type: mealType,
    food_items: items.map(toFoodItemDto),
    source,
    total_calories: calories,
    protein_g: proteinG,
  }
}
