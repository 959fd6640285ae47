import { Controller, Get, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, ByToken, CurrentUser, ForHelpers, Owner, Refuses, type SessionUser } from '@gb/service-kit'
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
  @ByToken('read', 'food')
  @ForHelpers('see', 'meals')
  @Answers(DayWithMealsDto, 'What was eaten on a day, against the goals of that day')
  @Refuses({ 400: 'Not a calendar day.' })
  async ofDay(@Query() query: SummaryQuery, @CurrentUser() user: SessionUser): Promise<DayWithMealsDto> {
    return toDailySummaryDto(await this.summary.ofDay(user, query.date, query.include !== undefined))
  }
}
