import { MEAL_TYPES, type MealType } from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { MealDto } from './meal.dto.js'

/** A logged meal. */
export class FoodEntryDto extends MealDto {
  @Answer('Key of the meal.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a', 'uuid') entry_id!: string
  @Answer('Calendar day where the person was.', '2026-11-20', 'date') date!: string
  @Answer('Instant, UTC.', '2026-11-20T12:30:00.000Z', 'date-time') recorded_at!: string
  @Answer.oneOf(MEAL_TYPES, 'Which meal of the day.', 'lunch') meal_type!: MealType
  @Answer('How often it was corrected; 0 as it was first logged.', 0) revision!: number
}
