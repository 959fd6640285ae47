import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  ByToken,
  CurrentUser,
  ForHelpers,
  Idempotent,
  Owner,
  Refuses,
  type SessionUser,
} from '@gb/service-kit'
import { CopyFoodDayDto } from '../entries/food-entry.dto.js'
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
  @ByToken('read', 'food')
  @ForHelpers('see', 'meals')
  @Answers(FoodDaysDto, 'Days with their meals, sums and goals, newest first')
  @Refuses({ 400: 'A bad limit or day.' })
  async page(
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
  @Answers(
    FoodDayCopiedDto,
    'Log the meals of a day on another day too',
    'Each meal is copied once to a day, however often it is asked for; a copy that was deleted stays deleted. ' +
      'Costs no scan. Needs health_data_consent.',
  )
  @Refuses({ 400: 'The same day, a day to come, or one too far back.' })
  async copy(
    @Body() { from, to }: CopyFoodDayDto,
    @CurrentUser() user: SessionUser,
  ): Promise<FoodDayCopiedDto> {
    return toFoodDayCopiedDto(await this.days.copy(user, from, to))
  }
}
