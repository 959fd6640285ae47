import { Controller, Get, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Premium, Refuses, type SessionUser } from '@gb/service-kit'
import { TextLanguageQuery } from '../documents/shapes/text-language.dto.js'
import { MealPlansDto } from './meal-plans.dto.js'
import { toMealPlansDto } from './meal-plans.mapper.js'
import { MealPlansService } from './meal-plans.service.js'

/** Meal plans. */
@ApiTags('premium')
@Controller('api')
export class MealPlansController {
  constructor(private readonly plans: MealPlansService) {}

  @Get('premium-meal-plans/:user_id')
  @Premium('params')
  @Answers(MealPlansDto, 'Meal plans of your phase, sized to your goals', {
    description:
      'None more than 14 days before surgery, on its day and the day after; without a surgery date those of the regular phase. No meal is heavier than a meal of that week, drinks stand apart, and the liver diet keeps to its carbohydrate.',
    id: 'getPremiumMealPlans',
  })
  @Refuses({ 400: 'Not a language that the product speaks.', 402: 'Premium is not active.' })
  async list(
    @CurrentUser() user: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<MealPlansDto> {
    return toMealPlansDto(await this.plans.fit(user, lang))
  }
}
