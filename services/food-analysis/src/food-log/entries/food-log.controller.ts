import { Controller, Delete, Get, Param, Query } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { CurrentUser, Idempotent, ListQuery, Owner, ProblemDto, type SessionUser } from '@gb/service-kit'
import { EntryIdParams, OwnerQuery } from '../meal/meal-path.dto.js'
import { FoodEntryDeletedDto, FoodHistoryDto } from './food-log.dto.js'
import { UserIdParams } from '../../shared/person-path.dto.js'
import { toFoodHistoryDto } from './food-log.mapper.js'
import { FoodLogService } from './food-log.service.js'

/** The food log. */
@ApiTags('food')
@Controller('api')
export class FoodLogController {
  constructor(private readonly log: FoodLogService) {}

  @Get('food-history/:user_id')
  @Owner('params')
  @ApiOperation({ summary: 'Logged meals, newest first' })
  @ApiOkResponse({ type: FoodHistoryDto })
  @ApiBadRequestResponse({ description: 'A bad limit or cursor.', type: ProblemDto })
  async history(
    @Param() _params: UserIdParams,
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
  ): Promise<FoodHistoryDto> {
    return toFoodHistoryDto(await this.log.page(user.userId, query.limit, query.before))
  }

  @Delete('food-entry/:entry_id')
  @Owner('query')
  @Idempotent()
  @ApiOperation({ summary: 'Remove a logged meal; its scan stays used' })
  @ApiOkResponse({ type: FoodEntryDeletedDto })
  @ApiNotFoundResponse({ description: 'There is no such meal, or it is not yours.', type: ProblemDto })
  async remove(
    @Param() { entry_id }: EntryIdParams,
    @Query() _query: OwnerQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<FoodEntryDeletedDto> {
    await this.log.remove(user.userId, entry_id)
    return { deleted: true }
  }
}
