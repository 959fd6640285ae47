import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common'
import { ApiHeader, ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  CurrentUser,
  Owner,
  refusedAs,
  Refuses,
  Session,
  type SessionUser,
} from '@gb/service-kit'
import {
  ActivatePremiumDto,
  CheckoutDto,
  CheckoutStatusDto,
  SessionPath,
  StartCheckoutDto,
} from './checkout.dto.js'
import { CheckoutService } from './checkout.service.js'
import { FulfillmentService } from './fulfillment.service.js'

const BAD_START = 'Unknown package or promo code, or an origin that is not ours.'
const NO_SESSION = 'No such payment of this person.'
const NOT_OFFERED = refusedAs('provider_unavailable', 'No payment provider answers.')
const PAID_ALREADY = 'Premium is active already.'
const KEY = {
  name: 'Idempotency-Key',
  required: false,
  description: 'Same key and body again: the same checkout.',
}
const TOO_MANY = 'More than 30 checkouts in an hour.'

/**
 * Buying premium. A checkout is begun in one way, by two names: the product specified `POST /api/checkout/test`, which stays as
 * long as anybody calls it, while the product itself, its screens included, asks `POST /api/checkout/session`. Neither is a test:
 * which provider takes the money is a matter of the settings (decision 25).
 */
@ApiTags('billing')
@Controller('api')
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly fulfillment: FulfillmentService,
  ) {}

  @Post('checkout/session')
  @Owner('body')
  @ApiHeader(KEY)
  @AnswersCreated(CheckoutDto, 'Start to buy a package')
  @Refuses({ 400: BAD_START, 409: PAID_ALREADY, 429: TOO_MANY, 503: NOT_OFFERED })
  start(
    @CurrentUser() user: SessionUser,
    @Body() body: StartCheckoutDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CheckoutDto> {
    return this.checkout.start(user.userId, body, key)
  }

  // The other name of the handler above, and nothing else: it calls it.
  @Post('checkout/test')
  @Owner('body')
  @ApiHeader(KEY)
  @AnswersCreated(CheckoutDto, 'Start to buy a package; another name of /api/checkout/session')
  @Refuses({ 400: BAD_START, 409: PAID_ALREADY, 429: TOO_MANY, 503: NOT_OFFERED })
  startByOtherName(
    @CurrentUser() user: SessionUser,
    @Body() body: StartCheckoutDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CheckoutDto> {
    return this.start(user, body, key)
  }

  @Get('checkout/status/:session_id')
  @Session()
  @Answers(CheckoutStatusDto, 'Whether a payment has arrived')
  @Refuses({ 404: NO_SESSION, 503: NOT_OFFERED })
  status(@CurrentUser() user: SessionUser, @Param() path: SessionPath): Promise<CheckoutStatusDto> {
    return this.fulfillment.fulfill(user.userId, path.session_id)
  }

  @Post('activate-premium')
  @HttpCode(200)
  @Owner('body')
  @Answers(
    CheckoutStatusDto,
    'Turn a payment into premium',
    'Answers where the payment stands; an unpaid one activates nothing and can be asked again. One payment gives one period, however often this is called.',
  )
  @Refuses({ 404: NO_SESSION, 503: NOT_OFFERED })
  activate(@CurrentUser() user: SessionUser, @Body() body: ActivatePremiumDto): Promise<CheckoutStatusDto> {
    return this.fulfillment.fulfill(user.userId, body.session_id)
  }
}
