import { Body, Controller, Get, Put } from '@nestjs/common'
import { ApiPaymentRequiredResponse, ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  Idempotent,
  Owner,
  Premium,
  ProblemDto,
  Refuses,
  type SessionUser,
} from '@gb/service-kit'
import { ChooseSwapDto, FillWeekDto, PlanChoicesDto } from './plan-choices.dto.js'
import { toPlanChoicesDto } from './plan-choices.mapper.js'
import { PlanChoicesService } from './plan-choices.service.js'

/** Dishes taken instead in plans, and the week that was filled. */
@ApiTags('premium')
@Controller('api/plan-choices/:user_id')
export class PlanChoicesController {
  constructor(private readonly choices: PlanChoicesService) {}

  // Not for premium alone: what is yours you may always see.
  @Get()
  @Owner('params')
  @Answers(PlanChoicesDto, 'What you chose in plans and templates', { id: 'getPlanChoices' })
  async show(@CurrentUser() { userId }: SessionUser): Promise<PlanChoicesDto> {
    return toPlanChoicesDto(await this.choices.show(userId))
  }

  @Put('swap')
  @Premium('params')
  @Idempotent()
  @Answers(PlanChoicesDto, 'Take another dish in a place of a plan, or with null the planned one again', {
    id: 'putPlanSwap',
  })
  @Refuses({ 400: 'Not a plan, a place or a recipe.', 409: 'There is no room for one more.' })
  @ApiPaymentRequiredResponse({ description: 'Premium is not active.', type: ProblemDto })
  async swap(@CurrentUser() { userId }: SessionUser, @Body() body: ChooseSwapDto): Promise<PlanChoicesDto> {
    return toPlanChoicesDto(await this.choices.swap(userId, body))
  }

  @Put('filled-week')
  @Premium('params')
  @Idempotent()
  @Answers(PlanChoicesDto, 'Make a template the week you filled', { id: 'putFilledWeek' })
  @Refuses({ 400: 'Not a template.' })
  @ApiPaymentRequiredResponse({ description: 'Premium is not active.', type: ProblemDto })
  async fill(@CurrentUser() { userId }: SessionUser, @Body() body: FillWeekDto): Promise<PlanChoicesDto> {
    return toPlanChoicesDto(await this.choices.fill(userId, body.template_id))
  }
}
