import { Controller, Get, Param, Query } from '@nestjs/common'
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Owner, ProblemDto, type SessionUser } from '@gb/service-kit'
import { UserIdParams } from '../../shared/person-path.dto.js'
import { DayWithMealsDto, SummaryQuery } from './summary.dto.js'
import { toDailySummaryDto } from './summary.mapper.js'
import { SummaryService } from './summary.service.js'

/** The day in figures. */
@ApiTags('food')
@Controller('api')
export class SummaryController {
  constructor(private readonly summary: SummaryService) {}

  @Get('daily-summary/:user_id')
  @Owner('params')
  @ApiOperation({ summary: 'What was eaten on a day, against the goals of that day' })
  @ApiOkResponse({ type: DayWithMealsDto })
  @ApiBadRequestResponse({ description: 'Not a calendar day.', type: ProblemDto })
  async ofDay(
    @Param() _params: UserIdParams,
    @Query() query: SummaryQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<DayWithMealsDto> {
    return toDailySummaryDto(await this.summary.ofDay(user, query.date, query.include !== undefined))
  }
}
