import { AppError } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PromoRepository } from '../promo/promo.repository.js'
import { EntitlementRepository } from '../subscription/entitlement.repository.js'
import type { CheckoutSession } from './checkout-session.js'
import { CheckoutSessionRepository } from './checkout-session.repository.js'
import type { CheckoutStatusDto } from './checkout.dto.js'
import { CHECKOUT_MESSAGES } from './messages.js'
import { type Payment, PaymentPort } from './payment.port.js'

/** The single path from a payment to premium, and from a checkout that nobody paid to its end. */
@Injectable()
export class FulfilmentService {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly payments: PaymentPort,
    private readonly entitlements: EntitlementRepository,
    private readonly promos: PromoRepository,
  ) {}

  /**
   * Asks the provider and, once the money is there, makes premium active. However often it runs, one payment gives
   * one period.
   * @throws AppError `not_found` also for the session of somebody else, `provider_unavailable`
   */
  async fulfil(userId: string, sessionId: string): Promise<CheckoutStatusDto> {
    const checkout = await this.sessions.find(userId, sessionId)
    if (!checkout) throw new AppError('not_found', CHECKOUT_MESSAGES.unknownSession)
    const { state } = await this.settle(checkout)
    return { payment_status: state === 'paid' ? 'paid' : 'unpaid', package_id: checkout.packageId }
  }

  /** Takes over what the provider says of a checkout. */
  async settle(checkout: CheckoutSession): Promise<Payment> {
    if (checkout.provider !== this.payments.provider)
      throw new AppError('provider_unavailable', CHECKOUT_MESSAGES.unavailable)
    if (checkout.state === 'starting') return { state: 'closed' }
    const payment = await this.payments.look(checkout)
    if (payment.state !== 'open') await this.sessions.locked(checkout, (now) => this.takeOver(now, payment))
    return payment
  }

  /** Ends a checkout that the person has left, unless it was paid. */
  async leave(checkout: CheckoutSession): Promise<void> {
    // Whose page nobody has seen, or whose provider is not asked any more, nobody can pay.
    const isUnknown = checkout.state === 'starting' || checkout.provider !== this.payments.provider
    if (!isUnknown) {
      await this.payments.close(checkout)
      if ((await this.settle(checkout)).state === 'paid') return
    }
    await this.sessions.locked(checkout, (now) => this.end(now, 'cancelled'))
  }

  /** Forgets a checkout that the provider did not open. */
  drop(checkout: CheckoutSession): Promise<void> {
    return this.sessions.locked(checkout, async (now) => {
      await this.promos.release(now.userId, now.startId)
      await this.sessions.drop(now)
    })
  }

  private async takeOver(checkout: CheckoutSession, payment: Payment): Promise<void> {
    if (payment.state === 'closed') return this.end(checkout, 'expired')
    await this.sessions.markPaid(checkout)
    if (checkout.promoCode !== null) await this.promos.redeem(checkout.userId, checkout.promoCode)
    await this.entitlements.grant(checkout)
  }

  private async end(checkout: CheckoutSession, state: 'cancelled' | 'expired'): Promise<void> {
    await this.sessions.end(checkout, state)
    if (checkout.state !== 'paid') await this.promos.release(checkout.userId, checkout.startId)
  }
}
