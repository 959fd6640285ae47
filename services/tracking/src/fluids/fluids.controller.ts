import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  Idempotent,
  ListQuery,
  Owner,
  Refuses,
  type SessionUser,
} from '@gb/service-kit'
import { AddsEntry, ChangesEntry, DeletesEntry } from '../shared/entry-api.js'
import { EntryDeletedDto, EntryPath, PersonPath, PersonQuery } from '../shared/entry.dto.js'
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
export class FluidsController {
  constructor(private readonly fluids: FluidsService) {}

  @Post('fluid-entry')
  @Owner('body')
  @Idempotent()
  @AddsEntry('Log a drink', FluidEntryDto)
  add(@CurrentUser() user: SessionUser, @Body() body: AddFluidEntryDto): Promise<FluidEntryDto> {
    return this.fluids.add(user, body)
  }

  @Patch('fluid-entry/:entry_id')
  @Owner('body')
  @Idempotent()
  @ChangesEntry('Change a drink', FluidEntryDto)
  change(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Body() body: ChangeFluidEntryDto,
  ): Promise<FluidEntryDto> {
    return this.fluids.change(user, path.entry_id, body)
  }

  @Delete('fluid-entry/:entry_id')
  @Owner('query')
  @Idempotent()
  @DeletesEntry('Delete a drink')
  remove(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Query() _owner: PersonQuery,
  ): Promise<EntryDeletedDto> {
    return this.fluids.remove(user.userId, path.entry_id)
  }

  @Get('fluid-summary/:user_id')
  @Owner('params')
  @Answers(FluidSummaryDto, 'The drinks of one day against its goal')
  @Refuses({ 400: 'The date is no calendar day.' })
  summary(
    @CurrentUser() user: SessionUser,
    @Param() _owner: PersonPath,
    @Query() query: FluidDayQuery,
  ): Promise<FluidSummaryDto> {
    return this.fluids.summary(user, query.date)
  }

  @Get('fluid-days/:user_id')
  @Owner('params')
  @Answers(FluidDaysDto, 'What was drunk on each of the last 7 days, against its goal')
  @Refuses({ 400: 'The date is no calendar day.' })
  days(
    @CurrentUser() user: SessionUser,
    @Param() _owner: PersonPath,
    @Query() query: FluidDayQuery,
  ): Promise<FluidDaysDto> {
    return this.fluids.days(user, query.date)
  }

  @Get('fluid-history/:user_id')
  @Owner('params')
  @Answers(FluidHistoryDto, 'All drinks, newest first')
  @Refuses({ 400: 'The limit or the cursor is not valid.' })
  history(
    @CurrentUser() user: SessionUser,
    @Param() _owner: PersonPath,
    @Query() query: ListQuery,
  ): Promise<FluidHistoryDto> {
    return this.fluids.history(user.userId, query)
  }
}
