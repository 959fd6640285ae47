import { ApiPropertyOptional } from '@nestjs/swagger'
import { FOOD_DAYS_LIMIT } from '@gb/domain'
import { Answer, DayField } from '@gb/service-kit'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { FoodEntryDto } from '../meal/logged-meal.dto.js'
import { DailySummaryDto } from './summary.dto.js'

const LIMIT_MESSAGE = `limit must be a whole number from 1 to ${FOOD_DAYS_LIMIT.max}.`

/** Which days. */
export class FoodDaysQuery {
  @ApiPropertyOptional({
    description: 'How many days with a meal.',
    minimum: 1,
    maximum: FOOD_DAYS_LIMIT.max,
    default: FOOD_DAYS_LIMIT.default,
  })
  @IsOptional()
  // A query is text by nature; only plain digits become a number.
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
  )
  @IsInt({ message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @Max(FOOD_DAYS_LIMIT.max, { message: LIMIT_MESSAGE })
  limit: number = FOOD_DAYS_LIMIT.default

  @DayField({
    description: 'Only days before this one: `next_before` of the page before.',
    example: '2026-11-13',
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
