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
  AddWeightEntryDto,
  ChangeWeightEntryDto,
  SavedWeightEntryDto,
  WeightHistoryDto,
} from './weight.dto.js'
import { WeightService } from './weight.service.js'

/** Weights: log, change, delete, history with progress. */
@ApiTags('weight')
@Controller('api')
export class WeightController {
  constructor(private readonly weights: WeightService) {}

  @Post('weight-entry')
  @Owner('body')
  @Idempotent()
  @AddsEntry('Log a weight', SavedWeightEntryDto)
  add(@CurrentUser() user: SessionUser, @Body() body: AddWeightEntryDto): Promise<SavedWeightEntryDto> {
    return this.weights.add(user, body)
  }

  @Patch('weight-entry/:entry_id')
  @Owner('body')
  @Idempotent()
  @ChangesEntry('Change a weight', SavedWeightEntryDto)
  change(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Body() body: ChangeWeightEntryDto,
  ): Promise<SavedWeightEntryDto> {
    return this.weights.change(user, path.entry_id, body)
  }

  @Delete('weight-entry/:entry_id')
  @Owner('query')
  @Idempotent()
  @DeletesEntry('Delete a weight')
  @Refuses({ 409: 'The initial entry cannot be deleted.' })
  remove(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Query() _owner: PersonQuery,
  ): Promise<EntryDeletedDto> {
    return this.weights.remove(user.userId, path.entry_id)
  }

  @Get('weight-history/:user_id')
  @Owner('params')
  @Answers(WeightHistoryDto, 'All weights, newest first, and the progress to the goal')
  @Refuses({ 400: 'The limit or the cursor is not valid.' })
  history(
    @CurrentUser() user: SessionUser,
    @Param() _owner: PersonPath,
    @Query() query: ListQuery,
  ): Promise<WeightHistoryDto> {
    return this.weights.history(user, query)
  }
}
