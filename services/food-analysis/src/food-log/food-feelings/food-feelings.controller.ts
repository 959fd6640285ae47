import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Owner, type SessionUser } from '@gb/service-kit'
import { UserIdParams } from '../../shared/person-path.dto.js'
import { FoodFeelingsDto } from './food-feelings.dto.js'
import { toFoodFeelingsDto } from './food-feelings.mapper.js'
import { FoodFeelingsService } from './food-feelings.service.js'

/** How foods sit with a person. */
@ApiTags('food')
@Controller('api')
export class FoodFeelingsController {
  constructor(private readonly feelings: FoodFeelingsService) {}

  @Get('food-feelings/:user_id')
  @Owner('params')
  @ApiOperation({ summary: 'Foods that sit well and foods that have been hard, from three meals on' })
  @ApiOkResponse({ type: FoodFeelingsDto })
  async of(@Param() _params: UserIdParams, @CurrentUser() user: SessionUser): Promise<FoodFeelingsDto> {
    return toFoodFeelingsDto(await this.feelings.of(user.userId))
  }
}
