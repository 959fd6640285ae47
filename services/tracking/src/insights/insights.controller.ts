import { Controller, Get, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Premium, Refuses, type SessionUser } from '@gb/service-kit'
import { InsightsService } from './insights.service.js'
import { PeriodQuery, PremiumAnalyticsDto } from './premium-analytics.dto.js'

/** The numbers behind the analytics. */
@ApiTags('insights')
@Controller('api')
export class InsightsController {
  constructor(private readonly insights: InsightsService) {}

  @Get('premium-analytics/:user_id')
  @Premium('params')
  @Answers(
    PremiumAnalyticsDto,
    'Trends, scores and the projection of a period that ends today',
    'Computed from what was logged. Where too little was, a value is null and `reasons` says why; a day without entries is not a zero day.',
  )
  @Refuses({ 400: 'No such period.' })
  analytics(
    @CurrentUser() user: SessionUser,
    @Query() { period }: PeriodQuery,
  ): Promise<PremiumAnalyticsDto> {
    return this.insights.analytics(user, period)
  }
}
