import { totalsOf } from '@gb/domain'
import { toFoodItemDto } from '../meal/meal.mapper.js'
import type { FavouriteMeal } from './favourite.repository.js'
import type { FavouriteMealDto } from './favourites.dto.js'

/** A favourite on the wire. */
export const toFavouriteMealDto = ({ entryId, mealType, items, source }: FavouriteMeal): FavouriteMealDto => {
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
