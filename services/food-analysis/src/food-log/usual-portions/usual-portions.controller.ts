import { Controller, Get, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { UsualPortionsDto, UsualPortionsQuery } from './usual-portions.dto.js'
import { UsualPortionsService } from './usual-portions.service.js'

/** What a person usually takes of a food. */
@ApiTags('food')
@Controller('api')
export class UsualPortionsController {
  constructor(private readonly portions: UsualPortionsService) {}

  @Get('usual-portions/:user_id')
  @Owner('params')
  @Answers(UsualPortionsDto, 'Usual portions of foods, to propose them next time')
  @Refuses({ 400: 'A bad food_id.' })
  async of(
    @Query() { food_id }: UsualPortionsQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<UsualPortionsDto> {
    const portions = await this.portions.of(user.userId, food_id ?? null)
    return { portions: portions.map(({ foodId, grams, times }) => ({ food_id: foodId, grams, times })) }
  }
}
