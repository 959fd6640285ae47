import { randomUUID } from 'node:crypto'
import { discountedPrice, promoCodeOf, reachesMinimum } from '@gb/domain'
import { InvalidField, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { CheckoutSession, StartRequest } from '../checkout-session/checkout-session.js'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import type { Package } from '../packages/package.repository.js'
import { PaymentPort } from '../payment/payment.port.js'
import { PROMO_MESSAGES } from '../promo/messages.js'
import { PromoRepository } from '../promo/promo.repository.js'
import type { StartCheckoutDto } from './checkout.dto.js'
import { KeyOfOtherCheckout } from './errors.js'

const badPromoCode = () => new InvalidField('promo_code', PROMO_MESSAGES.invalid)

/** Begins checkouts: once for each request. */
@Injectable()
export class NewCheckouts {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly promos: PromoRepository,
    private readonly payments: PaymentPort,
    private readonly sql: Sql,
  ) {}

  /** What the same request has begun before. @throws AppError `idempotency_mismatch` */
  async earlier(userId: string, request: StartRequest | null): Promise<CheckoutSession | null> {
    if (!request) return null
    const found = await this.sessions.findRequest(userId, request.key)
    if (found && !found.requestHash.equals(request.hash)) throw new KeyOfOtherCheckout()
    return found
  }

  /**
   * Writes the checkout and holds its promo code, both or none. Null when the same request has begun it meanwhile.
   * @throws AppError `invalid_input` for a promo code that is of no use
   */
  async begin(
    userId: string,
    { origin_url: returnOrigin, promo_code: typed = '' }: StartCheckoutDto,
    { packageId, months, price, currency }: Package,
    request: StartRequest | null,
  ): Promise<CheckoutSession | null> {
    const startId = randomUUID()
    const promoCode = promoCodeOf(typed) === '' ? null : promoCodeOf(typed)
    const promo = promoCode === null ? null : await this.promos.redeemable(userId, promoCode)
    if (promoCode !== null && !promo) throw badPromoCode()
    if (promo && !reachesMinimum(price, promo.minimumAmount))
      throw new InvalidField('promo_code', PROMO_MESSAGES.tooCheap)
    const discountPercent = promo?.discountPercent ?? 0
    const checkout = {
      userId,
      startId,
      packageId,
      months,
      currency,
      returnOrigin,
      promoCode,
      discountPercent,
      provider: this.payments.provider,
      amount: discountedPrice(price, discountPercent),
      renewalAmount: price,
    }
    return this.sql.transaction(async () => {
      // The checkout first, then its code: whoever ends a checkout locks them in this order too.
      const begun = await this.sessions.begin(checkout, request)
      if (begun && promoCode !== null && !(await this.promos.hold(userId, promoCode, startId)))
        throw badPromoCode()
      return begun
    })
  }
}
