import { PROMO_CHECKS_PER_HOUR, promoCodeOf } from '@gb/domain'
import { Keys, networkOf, Throttle } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PROMO_MESSAGES } from './messages.js'
import { toPromoCheckDto } from './promo.mapper.js'
import type { PromoCheckDto } from './promo.dto.js'
import { PromoRepository } from './promo.repository.js'

const HOUR_SECONDS = 3600

/** A waiting room of people shares one address. Source: security-rules 2.9. */
const CHECKS_PER_NETWORK = 30

/** Tells what a promo code is worth to a person. */
@Injectable()
export class PromoService {
  constructor(
    private readonly promos: PromoRepository,
    private readonly throttle: Throttle,
    private readonly keys: Keys,
  ) {}

  /** @throws AppError `too_many_requests`; one and the same answer for every code that is of no use */
  async check(userId: string, address: string, typed: string): Promise<PromoCheckDto> {
    const network = this.keys.pseudonym(`network:${networkOf(address)}`)
    await this.count(`promo:${userId}`, PROMO_CHECKS_PER_HOUR)
    await this.count(`promo_network:${network}`, CHECKS_PER_NETWORK)
    return toPromoCheckDto(await this.promos.redeemable(userId, promoCodeOf(typed)))
  }

  private count(bucket: string, limit: number): Promise<void> {
    return this.throttle.hit({
      bucket,
      limit,
      windowSeconds: HOUR_SECONDS,
      message: PROMO_MESSAGES.tooMany,
    })
  }
}
