import { ApiProperty } from '@nestjs/swagger'
import { MAX_ITEMS, RATING_LABELS, type RatingLabel } from '@gb/domain'
import { FoodItemDto } from './meal-item.dto.js'
import { MEAL_SOURCES, type MealSource } from './meal.js'

/** A plate: its foods, their sums, and the rating. */
export class MealDto {
  @ApiProperty({ description: 'The foods on the plate.', type: [FoodItemDto], maxItems: MAX_ITEMS })
  food_items!: FoodItemDto[]

  @ApiProperty({ description: 'Energy of the whole plate in kcal: the sum of its foods.', example: 161.3 })
  total_calories!: number

  @ApiProperty({ description: 'Protein of the whole plate in g.', example: 27.8 })
  protein_g!: number

  @ApiProperty({ description: 'Carbohydrate of the whole plate in g.', example: 4.3 })
  carbs_g!: number

  @ApiProperty({ description: 'Fat of the whole plate in g.', example: 3.3 })
  fat_g!: number

  @ApiProperty({ description: 'Fiber of the whole plate in g.', example: 2 })
  fiber_g!: number

  @ApiProperty({ description: 'Sugar of the whole plate in g.', example: 0.8 })
  sugar_g!: number

  @ApiProperty({
    description: 'How well the plate fits the phase; null when the photo does not allow a rating.',
    enum: [...RATING_LABELS],
    type: String,
    nullable: true,
    example: 'excellent',
  })
  gastric_sleeve_rating!: RatingLabel | null

  @ApiProperty({ description: 'Why this rating.', type: [String], example: ['17.2 g protein per 100 kcal'] })
  rating_reasons!: string[]

  @ApiProperty({
    description: 'Two actions. The plan of the clinic comes first.',
    type: [String],
    example: ['Eat the protein first.', 'Stop at the first sign of fullness.'],
  })
  recommendations!: string[]

  @ApiProperty({ description: 'When to drink after the meal.', example: 'Wait 30 minutes before drinking.' })
  meal_timing_note!: string

  @ApiProperty({
    description:
      '`ai`: read from the photo by a model. `sample`: an example, because no AI is connected. `manual`: entered by hand.',
    enum: [...MEAL_SOURCES],
    example: 'ai',
  })
  source!: MealSource

  @ApiProperty({
    description: 'What was assumed for the figures.',
    type: [String],
    example: ['Portions are guessed from the photo.'],
  })
  assumptions!: string[]
}
