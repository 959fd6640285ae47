import {
  DEFAULT_REPORT_PERIOD,
  INSIGHT_REASONS,
  type InsightReason,
  REPORT_PERIODS,
  type ReportPeriod,
} from '@gb/domain'
import { Answer, ChoiceField } from '@gb/service-kit'
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
  @Answer('Weights.', 28) weight_entries!: number
  @Answer('Meals.', 84) food_entries!: number
  @Answer('Moods.', 21) mood_entries!: number
  @Answer('Drinks.', 160) fluid_entries!: number
  @Answer('Weights left out because they look like slips of the keys.', 0) weight_entries_left_out!: number
}

/** Why a value is null. */
export class MissingValueDto {
  @Answer('The value, with its group.', 'weight_trends.7_day_average') field!: string
  @Answer.oneOf(INSIGHT_REASONS, 'A stable code.') code!: InsightReason
  @Answer('What a person may read.', 'Log your weight on at least 2 of the last 7 days.') message!: string
}

/** Every number behind the analytics. */
export class PremiumAnalyticsDto {
  @Answer.oneOf(REPORT_PERIODS, 'The period.') period!: ReportPeriod
  @Answer('Its first day.', '2026-10-22', 'date') from!: string
  @Answer('Its last day, today.', '2026-11-20', 'date') to!: string
  @ApiProperty({ description: 'When it was worked out, ISO 8601 in UTC.', format: 'date-time' })
  generated_at!: string

  @Answer.list(
    ConcernDto,
    'What the logs are concerned about today, the most urgent first; as GET /api/concerns tells it.',
  )
  concerns!: ConcernDto[]

  @ApiProperty({ type: WeightTrendsDto }) weight_trends!: WeightTrendsDto
  @ApiProperty({ type: NutritionInsightsDto }) nutrition_insights!: NutritionInsightsDto
  @ApiProperty({ type: NutritionPatternsDto }) nutrition_patterns!: NutritionPatternsDto
  @ApiProperty({ type: BehavioralInsightsDto }) behavioral_insights!: BehavioralInsightsDto
  @ApiProperty({ type: MoodCorrelationDto }) mood_correlation!: MoodCorrelationDto
  @ApiProperty({ type: DataPointsDto }) data_points_analyzed!: DataPointsDto
  @Answer.list(MissingValueDto, 'One for each value that is null.') reasons!: MissingValueDto[]
}
