import { Body, Controller, Param, Patch, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  ByToken,
  CurrentUser,
  ForHelpers,
  Idempotent,
  Owner,
  Refuses,
  type SessionUser,
} from '@gb/service-kit'
import { AddFoodEntryDto, ChangeFoodEntryDto, RepeatFoodEntryDto } from './food-entry.dto.js'
import { FoodEntryService } from './food-entry.service.js'
import { EntryIdParams } from '../meal/meal-path.dto.js'
import { FoodEntryDto } from '../meal/logged-meal.dto.js'
import { toFoodEntryDto } from '../meal/meal.mapper.js'

const BAD_ITEMS = 'A field is missing or out of range, or the food table does not know the food.'
const NO_SUCH_MEAL = 'There is no such meal, or it is not yours.'
const OTHER_CONTENT = 'The entry_id is stored with other content.'
const STAYS_DELETED = 'The entry_id was deleted and stays deleted.'

/** Meals without a photo, and corrections of meals of every kind. None of it costs a scan. */
@ApiTags('food')
@Controller('api')
export class FoodEntryController {
  constructor(private readonly meals: FoodEntryService) {}

  @Post('food-entry')
  @Owner('body')
  @ByToken('log', 'food')
  @ForHelpers('log', 'meals')
  @Idempotent()
  @AnswersCreated(FoodEntryDto, 'Log a meal without a photo', {
    description:
      'Needs health_data_consent. Send your own entry_id to make the call safe to repeat: the same meal again gets the same answer.',
    answer: 'The stored meal, added up and rated.',
  })
  @Refuses({ 400: BAD_ITEMS, 409: OTHER_CONTENT, 410: STAYS_DELETED })
  async add(@Body() body: AddFoodEntryDto, @CurrentUser() user: SessionUser): Promise<FoodEntryDto> {
    return toFoodEntryDto(await this.meals.add(user, body))
  }

  @Patch('food-entry/:entry_id')
  @Owner('body')
  @Idempotent()
  @Answers(FoodEntryDto, 'Correct a meal', {
    description:
      'Send the fields that change; `items` is the whole list. Sums and rating follow, what the model said is kept beside it. Needs health_data_consent.',
    answer: 'The meal as it is now.',
  })
  @Refuses({ 400: BAD_ITEMS, 404: NO_SUCH_MEAL })
  async change(
    @Param() { entry_id }: EntryIdParams,
    @Body() body: ChangeFoodEntryDto,
    @CurrentUser() user: SessionUser,
  ): Promise<FoodEntryDto> {
    return toFoodEntryDto(await this.meals.change(user, entry_id, body))
  }

  @Post('food-entry/:entry_id/repeat')
  @Owner('body')
  @Idempotent()
  @AnswersCreated(FoodEntryDto, 'Log a meal or a favorite again', {
    description: 'Now, or at recorded_at. `entry_id` of the body is the key of the new meal.',
    answer: 'The new meal.',
  })
  @Refuses({ 400: 'A field is out of range.', 404: NO_SUCH_MEAL, 409: OTHER_CONTENT, 410: STAYS_DELETED })
  async repeat(
    @Param() { entry_id }: EntryIdParams,
    @Body() body: RepeatFoodEntryDto,
    @CurrentUser() user: SessionUser,
  ): Promise<FoodEntryDto> {
    return toFoodEntryDto(await this.meals.repeat(user, entry_id, body))
  }
}
