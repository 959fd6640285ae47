import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Idempotent, Owner, ProblemDto, type SessionUser } from '@gb/service-kit'
import { CopyFoodDayDto } from '../entries/food-entry.dto.js'
import { UserIdParams } from '../../shared/person-path.dto.js'
import { FoodDayCopiedDto, FoodDaysDto, FoodDaysQuery } from './food-days.dto.js'
import { toFoodDayCopiedDto, toFoodDayDto } from './food-days.mapper.js'
import { FoodDaysService } from './food-days.service.js'

/** The food log by days. */
@ApiTags('food')
@Controller('api')
export class FoodDaysController {
  constructor(private readonly days: FoodDaysService) {}

  @Get('food-days/:user_id')
  @Owner('params')
  @ApiOperation({ summary: 'Days with their meals, sums and goals, newest first' })
  @ApiOkResponse({ type: FoodDaysDto })
  @ApiBadRequestResponse({ description: 'A bad limit or day.', type: ProblemDto })
  async page(
    @Param() _params: UserIdParams,
    @Query() { limit, before }: FoodDaysQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<FoodDaysDto> {
    const { days, nextBefore } = await this.days.page(user, limit, before ?? null)
    return { days: days.map(toFoodDayDto), next_before: nextBefore }
  }

  @Post('food-day/copy')
  // 200 and not 201: the second time nothing is made, and the answer is as good.
  @HttpCode(200)
  @Owner('body')
  @Idempotent()
  @ApiOperation({
    summary: 'Log the meals of a day on another day too',
    description:
      'Each meal is copied once to a day, however often it is asked for; a copy that was deleted stays deleted. ' +
      'Costs no scan. Needs health_data_consent.',
  })
  @ApiOkResponse({ type: FoodDayCopiedDto })
  @ApiBadRequestResponse({
    description: 'The same day, a day to come, or one too far back.',
    type: ProblemDto,
  })
  async copy(
    @Body() { from, to }: CopyFoodDayDto,
    @CurrentUser() user: SessionUser,
  ): Promise<FoodDayCopiedDto> {
    return toFoodDayCopiedDto(await this.days.copy(user, from, to))
  }
}
