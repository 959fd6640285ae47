import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger'
import { CurrentUser, Fresh, Owner, PremiumPort, ProblemDto, type SessionUser } from '@gb/service-kit'
import { SubscriptionAnswer } from './subscription-answer.js'
import {
  OwnedSubscriptionDto,
  OwnSubscriptionDto,
  PersonPath,
  PortalDto,
  PortalPageDto,
  PremiumStatusDto,
} from './subscription.dto.js'
import { toPremiumStatusDto } from './subscription.mapper.js'
import { ManageService } from './manage.service.js'

const NONE = { description: 'There is no running subscription.', type: ProblemDto }
const AWAY = { description: 'The payment provider does not answer; nothing has changed.', type: ProblemDto }

/** Premium of a person, and what they can do with it. */
@ApiTags('billing')
@Controller('api')
export class SubscriptionController {
  constructor(
    private readonly premium: PremiumPort,
    private readonly manage: ManageService,
    private readonly answers: SubscriptionAnswer,
  ) {}

  @Get('user-premium-status/:user_id')
  @Owner('params')
  @ApiOperation({ summary: 'Whether premium is active, and until when' })
  @ApiOkResponse({ type: PremiumStatusDto })
  async status(@CurrentUser() user: SessionUser, @Param() _owner: PersonPath): Promise<PremiumStatusDto> {
    return toPremiumStatusDto(await this.premium.status(user.userId))
  }

  @Get('subscription/:user_id')
  @Owner('params')
  @ApiOperation({ summary: 'The subscription: what it costs, when it renews, what can be done with it' })
  @ApiOkResponse({ type: OwnedSubscriptionDto })
  async read(@CurrentUser() user: SessionUser, @Param() _owner: PersonPath): Promise<OwnedSubscriptionDto> {
    return this.answers.of(await this.manage.find(user.userId))
  }

  @Post('subscription/cancel')
  @HttpCode(200)
  @Owner('body')
  @ApiOperation({
    summary: 'Ends the subscription with the paid period',
    description: 'Premium stays until then, and a mail says until when. Asked again, nothing changes.',
  })
  @ApiOkResponse({ type: OwnedSubscriptionDto })
  @ApiNotFoundResponse(NONE)
  @ApiServiceUnavailableResponse(AWAY)
  async cancel(
    @CurrentUser() user: SessionUser,
    @Body() _body: OwnSubscriptionDto,
  ): Promise<OwnedSubscriptionDto> {
    return this.answers.of(await this.manage.cancel(user.userId))
  }

  @Post('subscription/resume')
  @HttpCode(200)
  @Owner('body')
  @ApiOperation({ summary: 'Lets a cancelled subscription renew again' })
  @ApiOkResponse({ type: OwnedSubscriptionDto })
  @ApiNotFoundResponse(NONE)
  @ApiConflictResponse({ description: 'A free period cannot renew.', type: ProblemDto })
  @ApiServiceUnavailableResponse(AWAY)
  async resume(
    @CurrentUser() user: SessionUser,
    @Body() _body: OwnSubscriptionDto,
  ): Promise<OwnedSubscriptionDto> {
    return this.answers.of(await this.manage.resume(user.userId))
  }

  @Post('subscription/refund-request')
  @HttpCode(200)
  @Owner('body')
  @ApiOperation({
    summary: 'Gives all back that was paid, within 30 days of the first payment',
    description:
      'Premium ends. When the payment provider is away, the state is refund_asked and it is done later.',
  })
  @ApiOkResponse({ type: OwnedSubscriptionDto })
  @ApiNotFoundResponse(NONE)
  @ApiConflictResponse({ description: 'Nothing was paid, or the 30 days are over.', type: ProblemDto })
  async refund(
    @CurrentUser() user: SessionUser,
    @Body() _body: OwnSubscriptionDto,
  ): Promise<OwnedSubscriptionDto> {
    return this.answers.of(await this.manage.askRefund(user.userId))
  }

  @Post('subscription/portal')
  @Fresh('billing_portal')
  @HttpCode(200)
  @Owner('body')
  @ApiOperation({ summary: "The payment provider's page with invoices and cards" })
  @ApiOkResponse({ type: PortalPageDto })
  @ApiNotFoundResponse({ description: 'There is no such page.', type: ProblemDto })
  @ApiServiceUnavailableResponse(AWAY)
  async portal(@CurrentUser() user: SessionUser, @Body() body: PortalDto): Promise<PortalPageDto> {
    return { url: await this.manage.portalUrl(user.userId, body.origin_url) }
  }
}
