import { Body, Controller, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, Refuses, type SessionUser, todayOf } from '@gb/service-kit'
import { FoodLogAnswerDto, FoodLoggedDto } from './food-log-answer.dto.js'
import { FoodLogAnswerService } from './food-log-answer.service.js'
import { toFoodLoggedDto } from './answers.mapper.js'

/** The question whether all food was logged, which comes after days with very little of it. */
@ApiTags('concerns')
@Controller('api/food-log-answer/:user_id')
export class FoodLogAnswerController {
  constructor(private readonly answers: FoodLogAnswerService) {}

  @Put()
  @Owner('params')
  @Answers(
    FoodLoggedDto,
    'Answer whether all food was logged',
    'After three very low days the concerns ask `all_logged`. When it was all, they ask `able_to_eat` in its place, for the two weeks that they look back. Needs health_data_consent.',
  )
  @Refuses({ 400: 'Neither yes nor no.' })
  async keep(@CurrentUser() user: SessionUser, @Body() body: FoodLogAnswerDto): Promise<FoodLoggedDto> {
    return toFoodLoggedDto(await this.answers.keep(user.userId, todayOf(user), body))
  }
}
