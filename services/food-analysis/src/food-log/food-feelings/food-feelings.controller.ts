import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, type SessionUser } from '@gb/service-kit'
import { FoodFeelingsDto } from './food-feelings.dto.js'
import { FoodFeelingsService } from './food-feelings.service.js'

/** How foods sit with a person. */
@ApiTags('food')
@Controller('api')
export class FoodFeelingsController {
  constructor(private readonly feelings: FoodFeelingsService) {}

  @Get('food-feelings/:user_id')
  @Owner('params')
  @Answers(FoodFeelingsDto, 'Foods that sit well and foods that have been hard, from three meals on')
  of(@CurrentUser() user: SessionUser): Promise<FoodFeelingsDto> {
    return this.feelings.of(user.userId)
  }
}
