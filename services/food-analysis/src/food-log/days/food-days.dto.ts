import { FOOD_DAYS_LIMIT } from '@gb/domain'
import { Answer, CountField, DayField } from '@gb/service-kit'
import { FoodEntryDto } from '../meal/logged-meal.dto.js'
import { DailySummaryDto } from './summary.dto.js'

/** Which days. */
export class FoodDaysQuery {
  @CountField(FOOD_DAYS_LIMIT, 'How many days with a meal.') limit: number = FOOD_DAYS_LIMIT.default

  @DayField({
    description: 'Only days before this one: `next_before` of the page before.',
    optional: true,
  })
  before?: string
}

/** A day with its meals. */
export class FoodDayDto extends DailySummaryDto {
  @Answer.list(FoodEntryDto, 'The meals of the day, newest first.') entries!: FoodEntryDto[]
}

/** A page of days. */
export class FoodDaysDto {
  @Answer.list(FoodDayDto, 'Newest first. A day without a meal is not in it: unknown, not empty.', {
    maxItems: FOOD_DAYS_LIMIT.max,
  })
  days!: FoodDayDto[]

  @Answer.orNull(String, '`before` of the next page; null at the end.', null, 'date')
  next_before!: string | null
}

/** What came of copying a day. */
export class FoodDayCopiedDto {
  @Answer('Meals that were logged now.', 3) copied!: number
  @Answer('Meals that an earlier copy of the same day had logged.', 0) already_there!: number
  @Answer.list(FoodEntryDto, 'The copies that were logged now, newest first.') entries!: FoodEntryDto[]
}
