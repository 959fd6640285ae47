import { MAX_FAVORITE_MEALS, MAX_ITEMS, MEAL_TYPES, type MealType } from '@gb/domain'
import { Answer, UserIdField } from '@gb/service-kit'
import { MEAL_SOURCES, type MealSource } from '../meal/meal.js'
import { FoodItemDto } from '../meal/meal-item.dto.js'

/** Whose favorite it becomes. */
export class PutFavoriteDto {
  @UserIdField() user_id!: string
}

/** A favorite meal: a copy of the meal as it was logged. */
export class FavoriteMealDto {
  @Answer(
    'The logged meal it was made of; `POST /api/food-entry/{entry_id}/repeat` logs it again.',
    '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
    'uuid',
  )
  entry_id!: string

  @Answer.oneOf(MEAL_TYPES, 'Which meal of the day it was.', 'lunch') meal_type!: MealType
  @Answer.list(FoodItemDto, 'The foods.', { maxItems: MAX_ITEMS }) food_items!: FoodItemDto[]

  @Answer.oneOf(
    MEAL_SOURCES,
    'How the meal came into the log; what is made of a `sample` stays one.',
    'manual',
  )
  source!: MealSource

  @Answer('Energy of the whole meal in kcal.', 161.3) total_calories!: number
  @Answer('Protein of the whole meal in g.', 27.8) protein_g!: number
}

/** All favorite meals. */
export class FavoriteMealsDto {
  @Answer.list(FavoriteMealDto, 'The newest favorite first.', { maxItems: MAX_FAVORITE_MEALS })
  favourites!: FavoriteMealDto[]
}

/** A favorite was removed. */
export class FavoriteRemovedDto {
  @Answer('Always true; a second try answers 404.', true) deleted!: true
}
