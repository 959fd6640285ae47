import { Controller, Delete, Get, Param, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  ByToken,
  CurrentUser,
  ForHelpers,
  Idempotent,
  ListQuery,
  Owner,
  OwnerId,
  Refuses,
  type SessionUser,
} from '@gb/service-kit'
import { EntryIdParams } from '../meal/meal-path.dto.js'
import { FoodEntryDeletedDto, FoodHistoryDto } from './food-log.dto.js'
import { toFoodHistoryDto } from './food-log.mapper.js'
import { FoodLogService } from './food-log.service.js'

/** The food log. */
@ApiTags('food')
@Controller('api')
export class FoodLogController {
  constructor(private readonly log: FoodLogService) {}

  @Get('food-history/:user_id')
  @Owner('params')
  @ByToken('read', 'food')
  @ForHelpers('see', 'meals')
  @Answers(FoodHistoryDto, 'Logged meals, newest first')
  @Refuses({ 400: 'A bad limit or cursor.' })
  async history(@CurrentUser() user: SessionUser, @Query() query: ListQuery): Promise<FoodHistoryDto> {
    return toFoodHistoryDto(await this.log.page(user.userId, query.limit, query.before))
  }

  @Delete('food-entry/:entry_id')
  @Owner('query')
  @Idempotent()
  @Answers(FoodEntryDeletedDto, 'Remove a logged meal; its scan stays used')
  @Refuses({ 404: 'There is no such meal, or it is not yours.' })
  async remove(
    @Param() { entry_id }: EntryIdParams,
    @Query() _query: OwnerId,
    @CurrentUser() user: SessionUser,
  ): Promise<FoodEntryDeletedDto> {
    await this.log.remove(user.userId, entry_id)
    return { deleted: true }
  }
}
