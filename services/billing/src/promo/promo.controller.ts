import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger'
import { CurrentUser, ProblemDto, Session, type SessionUser } from '@gb/service-kit'
import { CheckPromoDto, PromoCheckDto } from './promo.dto.js'
import { PromoService } from './promo.service.js'

/** Promo codes, for whoever has one. */
@ApiTags('billing')
@Controller('api')
export class PromoController {
  constructor(private readonly promos: PromoService) {}

  @Post('validate-promo-code')
  @HttpCode(200)
  @Session()
  @ApiOperation({
    summary: 'What a promo code takes off',
    description:
      'A code that is unknown, over, used up or already redeemed by this person gets one and the same answer. The checkout checks again.',
  })
  @ApiOkResponse({ type: PromoCheckDto })
  @ApiTooManyRequestsResponse({ description: 'More than 10 checks in an hour.', type: ProblemDto })
  check(
    @CurrentUser() user: SessionUser,
    @Ip() address: string,
    @Body() body: CheckPromoDto,
  ): Promise<PromoCheckDto> {
    return this.promos.check(user.userId, address, body.promo_code)
  }
}
