import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Refuses, Session, type SessionUser } from '@gb/service-kit'
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
  @Answers(
    PromoCheckDto,
    'What a promo code takes off',
    'A code that is unknown, over, used up or already redeemed by this person gets one and the same answer. The checkout checks again.',
  )
  @Refuses({ 429: 'More than 10 checks in an hour.' })
  check(
    @CurrentUser() user: SessionUser,
    @Ip() address: string,
    @Body() body: CheckPromoDto,
  ): Promise<PromoCheckDto> {
    return this.promos.check(user.userId, address, body.promo_code)
  }
}
