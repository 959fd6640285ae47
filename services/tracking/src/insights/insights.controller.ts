import { Controller, Get, Param, Query } from '@nestjs/common'
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Premium, ProblemDto, type SessionUser } from '@gb/service-kit'
import { PersonPath } from '../shared/entry.dto.js'
import { InsightsService } from './insights.service.js'
import { PeriodQuery, PremiumAnalyticsDto } from './premium-analytics.dto.js'

/** The numbers behind the analytics. */
@ApiTags('insights')
@Controller('api')
export class InsightsController {
  constructor(private readonly insights: InsightsService) {}

  @Get('premium-analytics/:user_id')
  @Premium('params')
  @ApiOperation({
    summary: 'Trends, scores and the projection of a period that ends today',
    description:
      'Computed from what was logged. Where too little was, a value is null and `reasons` says why; a day without entries is not a zero day.',
  })
  @ApiOkResponse({ type: PremiumAnalyticsDto })
  @ApiBadRequestResponse({ description: 'No such period.', type: ProblemDto })
  analytics(
    @CurrentUser() user: SessionUser,
    @Param() _owner: PersonPath,
    @Query() { period }: PeriodQuery,
  ): Promise<PremiumAnalyticsDto> {
    return this.insights.analytics(user, period)
  }
}
