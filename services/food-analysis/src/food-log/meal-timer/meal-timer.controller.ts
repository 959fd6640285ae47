import { Answers, ByToken, CurrentUser, Owner, type SessionUser } from '@gb/service-kit'
import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { MealTimerDto } from './meal-timer.dto.js'
import { toMealTimerDto } from './meal-timer.mapper.js'
import { MealTimerService } from './meal-timer.service.js'

/** Eating and drinking apart. */
@ApiTags('food')
@Controller('api')
export class MealTimerController {
  constructor(private readonly timer: MealTimerService) {}

  @Get('meal-timer/:user_id')
  @Owner('params')
  @ByToken('read', 'food')
  @Answers(MealTimerDto, 'From when a drink fits again after the last meal')
  async read(@CurrentUser() user: SessionUser): Promise<MealTimerDto> {
    return toMealTimerDto(await this.timer.of(user.userId))
  }
}
