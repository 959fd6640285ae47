import { ApiProperty } from '@nestjs/swagger'
import {
  EATEN_SHARES,
  type EatenShare,
  MAX_ITEMS,
  MEAL_FEELINGS,
  type MealFeeling,
  RATING_LABELS,
  type RatingLabel,
} from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { FoodItemDto } from './meal-item.dto.js'
import { MEAL_SOURCES, type MealSource } from './meal.js'

/** A plate: its foods, their sums, and the rating. */
export class MealDto {
  @Answer.list(FoodItemDto, 'The foods on the plate.', { maxItems: MAX_ITEMS }) food_items!: FoodItemDto[]
  @Answer('Energy of the whole plate in kcal: the sum of its foods.', 161.3) total_calories!: number
  @Answer('Protein of the whole plate in g.', 27.8) protein_g!: number
  @Answer('Carbohydrate of the whole plate in g.', 4.3) carbs_g!: number
  @Answer('Fat of the whole plate in g.', 3.3) fat_g!: number
  @Answer('Fiber of the whole plate in g.', 2) fiber_g!: number
  @Answer('Sugar of the whole plate in g.', 0.8) sugar_g!: number

  @Answer.oneOfOrNull(
    RATING_LABELS,
    'How well the plate fits the phase; null when the photo does not allow a rating.',
    'excellent',
  )
  gastric_sleeve_rating!: RatingLabel | null

  @Answer.list(String, 'Why this rating.', { example: ['17.2 g protein per 100 kcal'] })
  rating_reasons!: string[]

  @Answer.list(String, 'Two actions. The plan of the clinic comes first.', {
    example: ['Eat the protein first.', 'Stop at the first sign of fullness.'],
  })
  recommendations!: string[]

  @Answer('When to drink after the meal.', 'Wait 30 minutes before drinking.') meal_timing_note!: string

  @Answer.oneOf(
    MEAL_SOURCES,
    '`ai`: read from the photo by a model. `sample`: an example, because no AI is connected. `manual`: entered by hand.',
    'ai',
  )
  source!: MealSource

  @Answer.list(String, 'What was assumed for the figures.', {
    example: ['Portions are guessed from the photo.'],
  })
  assumptions!: string[]

  @ApiProperty({
    description: 'How much of the plate was eaten, in percent. Foods and sums are what was eaten.',
    enum: [...EATEN_SHARES],
    type: Number,
    example: 100,
  })
  eaten_percent!: EatenShare

  @Answer.someOf(MEAL_FEELINGS, 'How the meal sat, as the person said; empty while nothing was said.', [
    'fine',
  ])
  felt!: MealFeeling[]
}
