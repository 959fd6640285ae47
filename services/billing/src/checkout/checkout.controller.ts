import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger'
import { CurrentUser, Owner, ProblemDto, Session, type SessionUser } from '@gb/service-kit'
import {
  ActivatePremiumDto,
  CheckoutDto,
  CheckoutStatusDto,
  SessionPath,
  StartCheckoutDto,
} from './checkout.dto.js'
import { CheckoutService } from './checkout.service.js'
import { FulfilmentService } from './fulfilment.service.js'

const BAD_START = {
  description: 'Unknown package or promo code, or an origin that is not ours.',
  type: ProblemDto,
}
const NO_SESSION = { description: 'No such payment of this person.', type: ProblemDto }
const NOT_OFFERED = { description: 'No payment provider answers.', type: ProblemDto }
const PAID_ALREADY = { description: 'Premium is active already.', type: ProblemDto }
const KEY = {
  name: 'Idempotency-Key',
  required: false,
  description: 'Same key and body again: the same checkout.',
}
const TOO_MANY = { description: 'More than 30 checkouts in an hour.', type: ProblemDto }

/** Buying premium. */
@ApiTags('billing')
@Controller('api')
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly fulfilment: FulfilmentService,
  ) {}

  @Post('checkout/session')
  @Owner('body')
  @ApiHeader(KEY)
  @ApiOperation({ summary: 'Start to buy a package' })
  @ApiCreatedResponse({ type: CheckoutDto })
  @ApiBadRequestResponse(BAD_START)
  @ApiConflictResponse(PAID_ALREADY)
  @ApiTooManyRequestsResponse(TOO_MANY)
  @ApiServiceUnavailableResponse(NOT_OFFERED)
  start(
    @CurrentUser() user: SessionUser,
    @Body() body: StartCheckoutDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CheckoutDto> {
    return this.checkout.start(user.userId, body, key)
  }

  // The name that the product was specified with; the product itself buys by the one above.
  @Post('checkout/test')
  @Owner('body')
  @ApiHeader(KEY)
  @ApiOperation({ summary: 'Start to buy a package; another name of /api/checkout/session' })
  @ApiCreatedResponse({ type: CheckoutDto })
  @ApiBadRequestResponse(BAD_START)
  @ApiConflictResponse(PAID_ALREADY)
  @ApiTooManyRequestsResponse(TOO_MANY)
  @ApiServiceUnavailableResponse(NOT_OFFERED)
  startByOtherName(
    @CurrentUser() user: SessionUser,
    @Body() body: StartCheckoutDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CheckoutDto> {
    return this.start(user, body, key)
  }

  @Get('checkout/status/:session_id')
  @Session()
  @ApiOperation({ summary: 'Whether a payment has arrived' })
  @ApiOkResponse({ type: CheckoutStatusDto })
  @ApiNotFoundResponse(NO_SESSION)
  @ApiServiceUnavailableResponse(NOT_OFFERED)
  status(@CurrentUser() user: SessionUser, @Param() path: SessionPath): Promise<CheckoutStatusDto> {
    return this.fulfilment.fulfil(user.userId, path.session_id)
  }

  @Post('activate-premium')
  @HttpCode(200)
  @Owner('body')
  @ApiOperation({
    summary: 'Turn a payment into premium',
    description:
      'Answers where the payment stands; an unpaid one activates nothing and can be asked again. One payment gives one period, however often this is called.',
  })
  @ApiOkResponse({ type: CheckoutStatusDto })
  @ApiNotFoundResponse(NO_SESSION)
  @ApiServiceUnavailableResponse(NOT_OFFERED)
  activate(@CurrentUser() user: SessionUser, @Body() body: ActivatePremiumDto): Promise<CheckoutStatusDto> {
    return this.fulfilment.fulfil(user.userId, body.session_id)
  }
}
