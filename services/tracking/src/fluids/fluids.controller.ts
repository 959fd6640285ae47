import { Controller, Get, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, ByToken, CurrentUser, ForHelpers, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { entryController } from '../shared/entry.controller.js'
import {
  AddFluidEntryDto,
  ChangeFluidEntryDto,
  FluidDayQuery,
  FluidDaysDto,
  FluidEntryDto,
  FluidHistoryDto,
  FluidSummaryDto,
} from './fluids.dto.js'
import { FluidsService } from './fluids.service.js'

/** Drinks: log, change, delete, sums of days, history. */
@ApiTags('fluids')
@Controller('api')
export class FluidsController extends entryController({
  path: 'fluid',
  area: 'fluids',
  scope: 'fluids',
  isLoggedByHelpers: true,
  one: 'a drink',
  all: 'All drinks, newest first',
  add: AddFluidEntryDto,
  change: ChangeFluidEntryDto,
  saved: FluidEntryDto,
  history: FluidHistoryDto,
  decides: FluidsService,
}) {
  constructor(private readonly fluids: FluidsService) {
    super()
  }

  @Get('fluid-summary/:user_id')
  @Owner('params')
  @ByToken('read', 'fluids')
  @ForHelpers('see', 'fluids')
  @Answers(FluidSummaryDto, 'The drinks of one day against its goal')
  @Refuses({ 400: 'The date is no calendar day.' })
  summary(@CurrentUser() user: SessionUser, @Query() query: FluidDayQuery): Promise<FluidSummaryDto> {
    return this.fluids.summary(user, query.date)
  }

  @Get('fluid-days/:user_id')
  @Owner('params')
  @ByToken('read', 'fluids')
  @ForHelpers('see', 'fluids')
  @Answers(FluidDaysDto, 'What was drunk on each of the last 7 days, against its goal')
  @Refuses({ 400: 'The date is no calendar day.' })
  days(@CurrentUser() user: SessionUser, @Query() query: FluidDayQuery): Promise<FluidDaysDto> {
    return this.fluids.days(user, query.date)
  }
}
