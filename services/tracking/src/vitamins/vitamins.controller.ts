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
  AddVitaminEntryDto,
  ChangeVitaminEntryDto,
  SavedVitaminEntryDto,
  VitaminHistoryDto,
} from './vitamins.dto.js'
import { VitaminsService } from './vitamins.service.js'

/** Vitamins: log, change, delete, history with hints. */
@ApiTags('vitamins')
@Controller('api')
export class VitaminsController {
  constructor(private readonly vitamins: VitaminsService) {}

  @Post('vitamin-entry')
  @Owner('body')
  @Idempotent()
  @AddsEntry('Log a vitamin', SavedVitaminEntryDto)
  add(@CurrentUser() user: SessionUser, @Body() body: AddVitaminEntryDto): Promise<SavedVitaminEntryDto> {
    return this.vitamins.add(user, body)
  }

  @Patch('vitamin-entry/:entry_id')
  @Owner('body')
  @Idempotent()
  @ChangesEntry('Change a vitamin', SavedVitaminEntryDto)
  change(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Body() body: ChangeVitaminEntryDto,
  ): Promise<SavedVitaminEntryDto> {
    return this.vitamins.change(user, path.entry_id, body)
  }

  @Delete('vitamin-entry/:entry_id')
  @Owner('query')
  @Idempotent()
  @DeletesEntry('Delete a vitamin')
  remove(
    @CurrentUser() user: SessionUser,
    @Param() path: EntryPath,
    @Query() _owner: PersonQuery,
  ): Promise<EntryDeletedDto> {
    return this.vitamins.remove(user.userId, path.entry_id)
  }

  @Get('vitamin-history/:user_id')
  @Owner('params')
  @Answers(VitaminHistoryDto, 'All vitamins, newest first, with hints of spacing')
  @Refuses({ 400: 'The limit or the cursor is not valid.' })
  history(
    @CurrentUser() user: SessionUser,
    @Param() _owner: PersonPath,
    @Query() query: ListQuery,
  ): Promise<VitaminHistoryDto> {
    return this.vitamins.history(user, query)
  }
}
