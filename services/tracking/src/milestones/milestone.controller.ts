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
  AddMilestoneEntryDto,
  ChangeMilestoneEntryDto,
  MilestoneHistoryDto,
  SavedMilestoneEntryDto,
} from './milestone.dto.js'
import { MilestoneService } from './milestone.service.js'

/** Milestones: log, change, delete, history. */
@ApiTags('milestone')
@Controller('api')
export class MilestoneController {
  constructor(private readonly milestones: MilestoneService) {}

  @Post('milestone-entry')
  @Owner('body')
  @Idempotent()
  @AddsEntry('Log a milestone', SavedMilestoneEntryDto)
  add(@CurrentUser() user: SessionUser, @Body() body: AddMilestoneEntryDto): Promise<SavedMilestoneEntryDto> {
    return this.milestones.add(user, body)
  }

  @Patch('milestone-entry/:entry_id')
  @Owner('body')
  @Idempotent()
  @ChangesEntry('Change a milestone', SavedMilestoneEntryDto)
  change(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Body() body: ChangeMilestoneEntryDto,
  ): Promise<SavedMilestoneEntryDto> {
    return this.milestones.change(user, path.entry_id, body)
  }

  @Delete('milestone-entry/:entry_id')
  @Owner('query')
  @Idempotent()
  @DeletesEntry('Delete a milestone')
  remove(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Query() _owner: PersonQuery,
  ): Promise<EntryDeletedDto> {
    return this.milestones.remove(user.userId, path.entry_id)
  }

  @Get('milestone-history/:user_id')
  @Owner('params')
  @Answers(MilestoneHistoryDto, 'All milestones, newest first')
  @Refuses({ 400: 'The limit or the cursor is not valid.' })
  history(
    @CurrentUser() user: SessionUser,
    @Param() _owner: PersonPath,
    @Query() query: ListQuery,
  ): Promise<MilestoneHistoryDto> {
    return this.milestones.history(user, query)
  }
}
