import { Injectable } from '@nestjs/common'
import { type Payment, PaymentPort } from '../payment/payment.port.js'
import { PromoRepository } from '../promo/promo.repository.js'
import { EntitlementRepository } from '../subscription/entitlement.repository.js'
import { isRunning } from '../subscription/managed.js'
import { OwedService } from '../subscription/owed.service.js'
import { RefundService } from '../subscription/refund.service.js'
import type { CheckoutSession } from '../checkout-session/checkout-session.js'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import type { CheckoutStatusDto } from './checkout.dto.js'
import { UnknownCheckout } from './errors.js'
import { PaymentsAway } from '../payment/errors.js'

type Paid = Extract<Payment, { state: 'paid' }>

/** The single path from a payment to premium, and from a checkout that nobody paid to its end. */
@Injectable()
export class FulfillmentService {
  constructor(
    private readonly sessions: CheckoutSessionRepository,
    private readonly payments: PaymentPort,
    private readonly entitlements: EntitlementRepository,
    private readonly promos: PromoRepository,
    private readonly refunds: RefundService,
    private readonly owed: OwedService,
  ) {}

  /**
   * Asks the provider and, once the money is there, makes premium active. However often it runs, one payment gives
   * one period.
   * @throws AppError `not_found` also for the session of somebody else, `provider_unavailable`
   */
  async fulfill(userId: string, sessionId: string): Promise<CheckoutStatusDto> {
    const checkout = await this.sessions.find(userId, sessionId)
    if (!checkout) throw new UnknownCheckout()
    const { state } = await this.settle(checkout)
    return { payment_status: state === 'paid' ? 'paid' : 'unpaid', package_id: checkout.packageId }
  }

  /** Takes over what the provider says of a checkout. */
  async settle(checkout: CheckoutSession): Promise<Payment> {
    if (checkout.provider !== this.payments.provider) throw new PaymentsAway()
    if (checkout.state === 'starting') return { state: 'closed' }
    const payment = await this.payments.look(checkout)
    if (payment.state === 'closed') await this.sessions.locked(checkout, (now) => this.end(now, 'expired'))
    if (payment.state !== 'paid') return payment
    return (await this.give(checkout, payment)) ? payment : { state: 'closed' }
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

  /** Ends a checkout that was never opened, or that the provider has nothing more to say about. */
  async giveUp(checkout: CheckoutSession): Promise<void> {
    // Asked once more: what was paid is not given up, and a provider who does not answer is asked again later.
    if (checkout.state === 'open' && (await this.settle(checkout)).state !== 'open') return
    await this.sessions.locked(checkout, (now) => this.end(now, 'expired'))
  }

  /** Forgets a checkout that the provider did not open. Answers what is left of it: opened by the same request, sent twice. */
  drop(checkout: CheckoutSession): Promise<CheckoutSession | null> {
    return this.sessions.locked(checkout, async (now) => {
      if (!(await this.sessions.drop(now))) return now
      await this.promos.release(now.userId, now.startId)
      return null
    })
  }

  /** Whether the payment counts: not when it was given back, or lost in a dispute. */
  private async give(checkout: CheckoutSession, { subscription }: Paid): Promise<boolean> {
    const known = await this.entitlements.bySession(checkout.sessionId)
    // What we gave back ourselves was paid all the same.
    if (known) return known.revokedAt === null || known.refundAskedAt !== null
    const isTakenBack =
      subscription !== null && (await this.payments.isTakenBack(subscription.subscriptionId, []))
    const owing = await this.sessions.locked(checkout, async (now) => {
      await this.sessions.markPaid(now)
      if (now.promoCode !== null) await this.promos.redeem(now.userId, now.promoCode)
      if (!(await this.entitlements.grant(now, subscription, isTakenBack))) return []
      if (!isTakenBack) await this.makeWay(now)
      return this.entitlements.owing(now.userId)
    })
    // Gone with its person.
    if (owing === null) return false
    for (const one of owing) await this.owed.settleSoon(one)
    return !isTakenBack
  }

  /**
   * Who has premium already, and paid again in another window, gets the second payment back; an older subscription whose
   * renewal failed makes way for the new one, so that its provider does not charge it after all.
   */
  private makeWay(checkout: CheckoutSession): Promise<void> {
    return this.entitlements.locked(checkout, async (given, all) => {
      const now = new Date()
      const others = all.filter(
        (one) =>
          one.provider === given.provider && one.sessionId !== given.sessionId && one.revokedAt === null,
      )
      if (others.some((one) => one.status === 'active' && isRunning(one, now)))
        return this.refunds.ask(given, 'paid_twice')
      for (const one of others)
        if (one.status === 'past_due') await this.entitlements.owe(one, 'end_unless_paid')
    })
  }

  private async end(checkout: CheckoutSession, state: 'cancelled' | 'expired'): Promise<void> {
    await this.sessions.end(checkout, state)
    if (checkout.state !== 'paid') await this.promos.release(checkout.userId, checkout.startId)
  }
}
