import { Body, Controller, Get, Put } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiPaymentRequiredResponse,
  ApiTags,
} from '@nestjs/swagger'
import { CurrentUser, Idempotent, Owner, Premium, ProblemDto, type SessionUser } from '@gb/service-kit'
import { ChooseSwapDto, FillWeekDto, PlanChoicesDto } from './plan-choices.dto.js'
import { toPlanChoicesDto } from './plan-choices.mapper.js'
import { PlanChoicesService } from './plan-choices.service.js'

/** Dishes taken instead in plans, and the week that was filled. */
@ApiTags('premium')
@Controller('api/plan-choices/:user_id')
@ApiParam({ name: 'user_id', format: 'uuid', description: 'Your own user_id.' })
export class PlanChoicesController {
  constructor(private readonly choices: PlanChoicesService) {}

  // Not for premium alone: what is yours you may always see.
  @Get()
  @Owner('params')
  @ApiOperation({ operationId: 'getPlanChoices', summary: 'What you chose in plans and templates' })
  @ApiOkResponse({ type: PlanChoicesDto })
  async show(@CurrentUser() { userId }: SessionUser): Promise<PlanChoicesDto> {
    return toPlanChoicesDto(await this.choices.show(userId))
  }

  @Put('swap')
  @Premium('params')
  @Idempotent()
  @ApiOperation({
    operationId: 'putPlanSwap',
    summary: 'Take another dish in a place of a plan, or with null the planned one again',
  })
  @ApiOkResponse({ type: PlanChoicesDto })
  @ApiBadRequestResponse({ description: 'Not a plan, a place or a recipe.', type: ProblemDto })
  @ApiPaymentRequiredResponse({ description: 'Premium is not active.', type: ProblemDto })
  @ApiConflictResponse({ description: 'There is no room for one more.', type: ProblemDto })
  async swap(@CurrentUser() { userId }: SessionUser, @Body() body: ChooseSwapDto): Promise<PlanChoicesDto> {
    return toPlanChoicesDto(await this.choices.swap(userId, body))
  }

  @Put('filled-week')
  @Premium('params')
  @Idempotent()
  @ApiOperation({ operationId: 'putFilledWeek', summary: 'Make a template the week you filled' })
  @ApiOkResponse({ type: PlanChoicesDto })
  @ApiBadRequestResponse({ description: 'Not a template.', type: ProblemDto })
  @ApiPaymentRequiredResponse({ description: 'Premium is not active.', type: ProblemDto })
  async fill(@CurrentUser() { userId }: SessionUser, @Body() body: FillWeekDto): Promise<PlanChoicesDto> {
    return toPlanChoicesDto(await this.choices.fill(userId, body.template_id))
  }
}
