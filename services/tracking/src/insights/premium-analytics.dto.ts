import {
  DEFAULT_REPORT_PERIOD,
  INSIGHT_REASONS,
  type InsightReason,
  REPORT_PERIODS,
  type ReportPeriod,
} from '@gb/domain'
import { ChoiceField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { ConcernDto } from '../concerns/concerns.dto.js'
import { BehavioralInsightsDto, MoodCorrelationDto } from './behavior-insights.dto.js'
import { NutritionInsightsDto, NutritionPatternsDto } from './nutrition-insights.dto.js'
import { WeightTrendsDto } from './weight-insights.dto.js'

/** Which period. */
export class PeriodQuery {
  @ChoiceField(REPORT_PERIODS, {
    description: '30, 90 or 182 days that end today.',
    optional: true,
    default: DEFAULT_REPORT_PERIOD,
  })
  period: ReportPeriod = DEFAULT_REPORT_PERIOD
}

/** Entries of the period that were used. */
export class DataPointsDto {
  @ApiProperty({ description: 'Weights.', example: 28 })
  weight_entries!: number

  @ApiProperty({ description: 'Meals.', example: 84 })
  food_entries!: number

  @ApiProperty({ description: 'Moods.', example: 21 })
  mood_entries!: number

  @ApiProperty({ description: 'Drinks.', example: 160 })
  fluid_entries!: number

  @ApiProperty({ description: 'Weights left out because they look like slips of the keys.', example: 0 })
  weight_entries_left_out!: number
}

/** Why a value is null. */
export class MissingValueDto {
  @ApiProperty({ description: 'The value, with its group.', example: 'weight_trends.7_day_average' })
  field!: string

  @ApiProperty({ description: 'A stable code.', enum: INSIGHT_REASONS })
  code!: InsightReason

  @ApiProperty({
    description: 'What a person may read.',
    example: 'Log your weight on at least 2 of the last 7 days.',
  })
  message!: string
}

/** Every number behind the analytics. */
export class PremiumAnalyticsDto {
  @ApiProperty({ description: 'The period.', enum: REPORT_PERIODS })
  period!: ReportPeriod

  @ApiProperty({ description: 'Its first day.', format: 'date', example: '2026-10-22' })
  from!: string

  @ApiProperty({ description: 'Its last day, today.', format: 'date', example: '2026-11-20' })
  to!: string

  @ApiProperty({ description: 'When it was worked out, ISO 8601 in UTC.', format: 'date-time' })
  generated_at!: string

  @ApiProperty({
    description:
      'What the logs are concerned about today, the most urgent first; as GET /api/concerns tells it.',
    type: [ConcernDto],
  })
  concerns!: ConcernDto[]

  @ApiProperty({ type: WeightTrendsDto })
  weight_trends!: WeightTrendsDto

  @ApiProperty({ type: NutritionInsightsDto })
  nutrition_insights!: NutritionInsightsDto

  @ApiProperty({ type: NutritionPatternsDto })
  nutrition_patterns!: NutritionPatternsDto

  @ApiProperty({ type: BehavioralInsightsDto })
  behavioral_insights!: BehavioralInsightsDto

  @ApiProperty({ type: MoodCorrelationDto })
  mood_correlation!: MoodCorrelationDto

  @ApiProperty({ type: DataPointsDto })
  data_points_analyzed!: DataPointsDto

  @ApiProperty({ description: 'One for each value that is null.', type: [MissingValueDto] })
  reasons!: MissingValueDto[]
}
