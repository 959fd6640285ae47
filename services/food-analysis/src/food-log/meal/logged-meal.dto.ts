import { ApiProperty } from '@nestjs/swagger'
import { MEAL_TYPES, type MealType } from '@gb/domain'
import { MealDto } from './meal.dto.js'

/** A logged meal. */
export class FoodEntryDto extends MealDto {
  @ApiProperty({
    description: 'Key of the meal.',
    format: 'uuid',
    example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  })
  entry_id!: string

  @ApiProperty({ description: 'Calendar day where the person was.', format: 'date', example: '2026-11-20' })
  date!: string

  @ApiProperty({ description: 'Instant, UTC.', format: 'date-time', example: '2026-11-20T12:30:00.000Z' })
  recorded_at!: string

  @ApiProperty({ description: 'Which meal of the day.', enum: [...MEAL_TYPES], example: 'lunch' })
  meal_type!: MealType

  @ApiProperty({ description: 'How often it was corrected; 0 as it was first logged.', example: 0 })
  revision!: number
}
