import { Controller, Get, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, ByToken, CurrentUser, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { FoodNutrientsDto, FoodNutrientsQuery } from './food-nutrients.dto.js'
import { FoodNutrientsService } from './food-nutrients.service.js'

/** Vitamins and minerals from food. */
@ApiTags('food')
@Controller('api')
export class FoodNutrientsController {
  constructor(private readonly nutrients: FoodNutrientsService) {}

  @Get('food-nutrients/:user_id')
  @Owner('params')
  @ByToken('read', 'food')
  @Answers(
    FoodNutrientsDto,
    'B12, iron, calcium, vitamin D, thiamin, zinc and folate from food, by days',
    'Figures of USDA for the foods of the table that have them. Each is said with the number of foods that it is known ' +
      'of, and is a lower bound. What drinks of the fluid log and pills hold is not in it.',
  )
  @Refuses({ 400: 'A bad day, days in the wrong order, or too many of them.' })
  async of(
    @Query() { from, to }: FoodNutrientsQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<FoodNutrientsDto> {
    const days = await this.nutrients.ofDays(user, from, to)
    return { days: days.map(({ nutrients, ...day }) => ({ ...day, ...nutrients })) }
  }
}
