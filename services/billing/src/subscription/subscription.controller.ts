import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  Fresh,
  Owner,
  PremiumPort,
  refusedAs,
  Refuses,
  type SessionUser,
} from '@gb/service-kit'
import { SubscriptionAnswer } from './subscription-answer.js'
import {
  OwnedSubscriptionDto,
  OwnSubscriptionDto,
  PortalDto,
  PortalPageDto,
  PremiumStatusDto,
} from './subscription.dto.js'
import { toPremiumStatusDto } from './subscription.mapper.js'
import { ManageService } from './manage.service.js'

const NONE = 'There is no running subscription.'
const AWAY = refusedAs('provider_unavailable', 'The payment provider does not answer; nothing has changed.')

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
  @Answers(PremiumStatusDto, 'Whether premium is active, and until when')
  async status(@CurrentUser() user: SessionUser): Promise<PremiumStatusDto> {
    return toPremiumStatusDto(await this.premium.status(user.userId))
  }

  @Get('subscription/:user_id')
  @Owner('params')
  @Answers(OwnedSubscriptionDto, 'The subscription: what it costs, when it renews, what can be done with it')
  async read(@CurrentUser() user: SessionUser): Promise<OwnedSubscriptionDto> {
    return this.answers.of(await this.manage.find(user.userId))
  }

  @Post('subscription/cancel')
  @HttpCode(200)
  @Owner('body')
  @Answers(
    OwnedSubscriptionDto,
    'Ends the subscription with the paid period',
    'Premium stays until then, and a mail says until when. Asked again, nothing changes.',
  )
  @Refuses({ 404: NONE, 503: AWAY })
  async cancel(
    @CurrentUser() user: SessionUser,
    @Body() _body: OwnSubscriptionDto,
  ): Promise<OwnedSubscriptionDto> {
    return this.answers.of(await this.manage.cancel(user.userId))
  }

  @Post('subscription/resume')
  @HttpCode(200)
  @Owner('body')
  @Answers(OwnedSubscriptionDto, 'Lets a canceled subscription renew again')
  @Refuses({ 404: NONE, 409: 'A free period cannot renew.', 503: AWAY })
  async resume(
    @CurrentUser() user: SessionUser,
    @Body() _body: OwnSubscriptionDto,
  ): Promise<OwnedSubscriptionDto> {
    return this.answers.of(await this.manage.resume(user.userId))
  }

  @Post('subscription/refund-request')
  @HttpCode(200)
  @Owner('body')
  @Answers(
    OwnedSubscriptionDto,
    'Gives all back that was paid, within 30 days of the first payment',
    'Premium ends. When the payment provider is away, the state is refund_asked and it is done later.',
  )
  @Refuses({ 404: NONE, 409: 'Nothing was paid, or the 30 days are over.' })
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
  @Answers(PortalPageDto, "The payment provider's page with invoices and cards")
  @Refuses({ 404: 'There is no such page.', 503: AWAY })
  async portal(@CurrentUser() user: SessionUser, @Body() body: PortalDto): Promise<PortalPageDto> {
    return { url: await this.manage.portalUrl(user.userId, body.origin_url) }
  }
}
