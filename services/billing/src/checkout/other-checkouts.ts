import { Injectable } from '@nestjs/common'
import type { StartRequest } from '../checkout-session/checkout-session.js'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import { PaymentPort } from '../payment/payment.port.js'
import { EntitlementRepository } from '../subscription/entitlement.repository.js'
import { premiumStatusOf } from '../subscription/premium-status.js'
import { FulfillmentService } from './fulfillment.service.js'
import { AlreadyPremium } from './errors.js'

/** What a person has begun or paid before. */
@Injectable()
export class OtherCheckouts {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly entitlements: EntitlementRepository,
    private readonly payments: PaymentPort,
    private readonly fulfillment: FulfillmentService,
  ) {}

  /**
   * One person has one page to pay on: two of them could both be paid. Whoever has paid does not pay again.
   * @throws AppError `conflict` while premium is paid for
   */
  async leave(userId: string, request: StartRequest | null): Promise<void> {
    for (const other of await this.sessions.unfinishedOf(userId, request?.key ?? null))
      await this.fulfillment.leave(other)
    const periods = await this.entitlements.running(userId, this.payments.provider)
    // Who could not pay a renewal may pay anew, with another card.
    const paid = periods.filter(({ status }) => status !== 'past_due')
    if (premiumStatusOf(paid, new Date()).premiumActive) throw new AlreadyPremium()
  }
}
