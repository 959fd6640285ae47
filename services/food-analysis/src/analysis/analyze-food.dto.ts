import { ApiPropertyOptional } from '@nestjs/swagger'
import { DEFAULT_MEAL_TYPE, MEAL_TYPES, type MealType } from '@gb/domain'
import { Answer, ChoiceField, UserIdField } from '@gb/service-kit'
import { MealDto } from '../food-log/meal/meal.dto.js'
import { ImageField } from './photo/image.field.js'
import { ScanStatusDto } from '../quota/quota.dto.js'
import { NO_MEAL_REASONS, type NoMealReason } from './analyzer/analyzed-plate.js'

/** A photo to look at. */
export class AnalyzeFoodRequest {
  @ImageField() image_base64!: string
  @UserIdField() user_id!: string

  @ChoiceField(MEAL_TYPES, {
    description: 'Which meal of the day.',
    example: 'lunch',
    default: DEFAULT_MEAL_TYPE,
    optional: true,
  })
  meal_type: MealType = DEFAULT_MEAL_TYPE
}

/** What was found, already in the food log, and the scan counter after it. */
export class AnalyzeFoodDto extends ScanStatusDto {
  @Answer.orNull(
    String,
    'Key of the logged meal; null when nothing was logged: no meal, or a sample.',
    '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
    'uuid',
  )
  entry_id!: string | null

  @Answer.partOrNull(
    MealDto,
    'The plate; null when the photo shows no meal that can be rated. Then no scan is used, and none for a sample either.',
  )
  analysis!: MealDto | null

  @ApiPropertyOptional({
    description: 'Only when `analysis` is null: why, as a code.',
    enum: [...NO_MEAL_REASONS],
    example: 'not_food',
  })
  reason?: NoMealReason

  @Answer.ifKnown(
    'Only when `analysis` is null: why, as a sentence.',
    'We could not find food in this photo. No scan was used.',
  )
  message?: string
}
