import { DailyEncouragementDto } from '@gb/content'
import { DayWithMealsDto, MealTimerDto, ScanStatusDto } from '@gb/food-analysis'
import { ProfileDto, SessionDto } from '@gb/profile'
import { type HomePart } from '@gb/service-kit'
import { ConcernsDto, FluidSummaryDto, WeightHistoryDto } from '@gb/tracking'
import type { Type } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'

const part = (type: Type, route: string): PropertyDecorator =>
  ApiPropertyOptional({ description: `What \`GET ${route}\` answers.`, type })

/** All that Home shows, of one moment. A part is absent while the service that knows it is away or slow. */
export class HomeDto implements Partial<Record<HomePart, object>> {
  @part(SessionDto, '/api/session') session?: SessionDto
  @part(ProfileDto, '/api/profile/{user_id}') profile?: ProfileDto
  @part(DayWithMealsDto, '/api/daily-summary/{user_id}?include=entries') daily_summary?: DayWithMealsDto
  @part(FluidSummaryDto, '/api/fluid-summary/{user_id}') fluid_summary?: FluidSummaryDto
  @part(MealTimerDto, '/api/meal-timer/{user_id}') meal_timer?: MealTimerDto
  @part(WeightHistoryDto, '/api/weight-history/{user_id}') weight_history?: WeightHistoryDto
  @part(ScanStatusDto, '/api/daily-scan-status/{user_id}') scan_status?: ScanStatusDto
  @part(ConcernsDto, '/api/concerns/{user_id}') concerns?: ConcernsDto
  @part(DailyEncouragementDto, '/api/daily-encouragement') daily_encouragement?: DailyEncouragementDto
}
