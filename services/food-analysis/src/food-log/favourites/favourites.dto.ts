import { ApiProperty } from '@nestjs/swagger'
import { MAX_FAVOURITE_MEALS, MAX_ITEMS, MEAL_TYPES, type MealType } from '@gb/domain'
import { UserIdField } from '@gb/service-kit'
import { MEAL_SOURCES, type MealSource } from '../meal/meal.js'
import { FoodItemDto } from '../meal/meal-item.dto.js'

/** Whose favourite it becomes. */
export class PutFavouriteDto {
  @UserIdField()
  user_id!: string
}

/** A favourite meal: a copy of the meal as it was logged. */
export class FavouriteMealDto {
  @ApiProperty({
    description: 'The logged meal it was made of; `POST /api/food-entry/{entry_id}/repeat` logs it again.',
    format: 'uuid',
    example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  })
  entry_id!: string

  @ApiProperty({ description: 'Which meal of the day it was.', enum: [...MEAL_TYPES], example: 'lunch' })
  meal_type!: MealType

  @ApiProperty({ description: 'The foods.', type: [FoodItemDto], maxItems: MAX_ITEMS })
  food_items!: FoodItemDto[]

  @ApiProperty({
    description: 'How the meal came into the log; what is made of a `sample` stays one.',
    enum: [...MEAL_SOURCES],
    example: 'manual',
  })
  source!: MealSource

  @ApiProperty({ description: 'Energy of the whole meal in kcal.', example: 161.3 })
  total_calories!: number

  @ApiProperty({ description: 'Protein of the whole meal in g.', example: 27.8 })
  protein_g!: number
}

/** All favourite meals. */
export class FavouriteMealsDto {
  @ApiProperty({
    description: 'The newest favourite first.',
    type: [FavouriteMealDto],
    maxItems: MAX_FAVOURITE_MEALS,
  })
  favourites!: FavouriteMealDto[]
}

/** A favourite was removed. */
export class FavouriteRemovedDto {
  @ApiProperty({ description: 'Always true; a second try answers 404.', example: true })
  deleted!: true
}
