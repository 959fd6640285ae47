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
import { MoodHistoryDto, SavedMoodEntryDto } from './mood-answers.dto.js'
import { AddMoodEntryDto, ChangeMoodEntryDto } from './mood.dto.js'
import { MoodService } from './mood.service.js'

/** Moods: log, change, delete, history with trends. */
@ApiTags('mood')
@Controller('api')
export class MoodController {
  constructor(private readonly moods: MoodService) {}

  @Post('mood-entry')
  @Owner('body')
  @Idempotent()
  @AddsEntry('Log a mood', SavedMoodEntryDto)
  add(@CurrentUser() user: SessionUser, @Body() body: AddMoodEntryDto): Promise<SavedMoodEntryDto> {
    return this.moods.add(user, body)
  }

  @Patch('mood-entry/:entry_id')
  @Owner('body')
  @Idempotent()
  @ChangesEntry('Change a mood', SavedMoodEntryDto)
  change(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Body() body: ChangeMoodEntryDto,
  ): Promise<SavedMoodEntryDto> {
    return this.moods.change(user, path.entry_id, body)
  }

  @Delete('mood-entry/:entry_id')
  @Owner('query')
  @Idempotent()
  @DeletesEntry('Delete a mood')
  remove(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Query() _owner: PersonQuery,
  ): Promise<EntryDeletedDto> {
    return this.moods.remove(user.userId, path.entry_id)
  }

  @Get('mood-history/:user_id')
  @Owner('params')
  @Answers(MoodHistoryDto, 'All moods, newest first, with their averages and the support they call for')
  @Refuses({ 400: 'The limit or the cursor is not valid.' })
  history(
    @CurrentUser() user: SessionUser,
    @Param() _owner: PersonPath,
    @Query() query: ListQuery,
  ): Promise<MoodHistoryDto> {
    return this.moods.history(user, query)
  }
}
