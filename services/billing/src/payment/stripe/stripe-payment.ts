import { setTimeout as sleep } from 'node:timers/promises'
import { type AppError, type Env } from '@gb/service-kit'
import type { Language } from '@gb/domain'
import { Logger } from '@nestjs/common'
import type Stripe from 'stripe'
import type { CheckoutSession } from '../../checkout-session/checkout-session.js'
import { type PackageRepository } from '../../packages/package.repository.js'
import {
  type Bought,
  type PartToReturn,
  type Payment,
  type PaymentPage,
  PaymentPort,
  type Subscription,
  type TakenPayment,
} from '../payment.port.js'
import { couponOf, sessionRequest } from './session-request.js'
import { mismatchOf, stateOf, subscriptionOf, toSubscription } from './stripe-facts.js'
import { failureFacts, isInUse, isMissing, isRefused, toPaymentFailure } from './stripe-failure.js'
import { customerOfCharge, giveBack, isTakenBack, refundAll, takenPayments } from './stripe-refunds.js'

/** How often, and how far apart, a key is tried that another request is using: as long as that one may take. */
const IN_USE = { attempts: 16, pauseMs: 500 }

const LIVE_KEY = /^[a-z]+_live_/

/** Payment by Stripe: its own page, its subscriptions. */
export class StripePayment extends PaymentPort {
  override readonly provider = 'stripe'
  private readonly logger = new Logger(StripePayment.name)
  private readonly isLive: boolean
  private readonly hasPortal: boolean

  constructor(
    private readonly stripe: Stripe,
    { secretKey, portal }: NonNullable<Env['stripe']>,
    private readonly packages: PackageRepository,
  ) {
    super()
    this.isLive = LIVE_KEY.test(secretKey)
    this.hasPortal = portal
  }

  override open(checkout: CheckoutSession, language: Language | null): Promise<PaymentPage> {
    return this.ask(async () => {
      await this.makeCoupon(checkout)
      const bought = await this.packages.find(checkout.packageId)
      const request = sessionRequest(checkout, bought?.name ?? checkout.packageId, language)
      const options = { idempotencyKey: `checkout-${checkout.startId}` }
      // The same press, sent twice: whoever comes second waits for the page of the first.
      const { id, url } = await onceFree(() => this.stripe.checkout.sessions.create(request, options))
      if (url === null) throw new Error('a session without a page')
      return { sessionId: id, url }
    })
  }

  override close({ sessionId }: CheckoutSession): Promise<void> {
    return this.ask(async () => {
      // Refused when it is paid or over already; `look` then says which.
      await this.stripe.checkout.sessions.expire(sessionId).catch(unless(isRefused))
    })
  }

  override look(checkout: CheckoutSession): Promise<Payment> {
    return this.ask(async () => {
      const found = await this.stripe.checkout.sessions
        .retrieve(checkout.sessionId, { expand: ['subscription'] })
        .catch(unless(isMissing))
      if (!found) return { state: 'closed' }
      const state = stateOf(found)
      if (state !== 'paid') return { state }
      const mismatch = mismatchOf(found, checkout, this.isLive)
      if (mismatch === null) return { state, subscription: subscriptionOf(found) }
      this.logger.error(`a completed checkout does not match ours: ${mismatch} (start ${checkout.startId})`)
      return { state: 'open' }
    })
  }

  override subscription(subscriptionId: string): Promise<Subscription | null> {
    return this.ask(async () => {
      const found = await this.stripe.subscriptions.retrieve(subscriptionId).catch(unless(isMissing))
      return found ? toSubscription(found) : null
    })
  }

  override isTakenBack(subscriptionId: string, forgiven: readonly string[]): Promise<boolean> {
    return this.ask(() => isTakenBack(this.stripe, subscriptionId, forgiven))
  }

  override setRenewal(subscriptionId: string, renews: boolean): Promise<Subscription | null> {
    return this.ask(async () => {
      const now = await this.stripe.subscriptions.retrieve(subscriptionId).catch(unless(isMissing))
      if (!now || now.status === 'canceled') return now ? toSubscription(now) : null
      if (!renews && now.status === 'past_due')
        return toSubscription(await this.stripe.subscriptions.cancel(subscriptionId))
      const change = { cancel_at_period_end: !renews }
      return toSubscription(await this.stripe.subscriptions.update(subscriptionId, change))
    })
  }

  override refund(subscriptionId: string): Promise<void> {
    return this.ask(async () => {
      await refundAll(this.stripe, subscriptionId)
      await this.stripe.subscriptions.cancel(subscriptionId).catch(unless(isRefused))
    })
  }

  override async paymentsOf({ subscriptionId }: Bought): Promise<TakenPayment[]> {
    return subscriptionId === null ? [] : this.ask(() => takenPayments(this.stripe, subscriptionId))
  }

  override giveBack(part: PartToReturn): Promise<'given' | 'refused'> {
    return this.ask(() => giveBack(this.stripe, part))
  }

  override end(subscriptionId: string): Promise<void> {
    return this.ask(async () => {
      await this.stripe.subscriptions.cancel(subscriptionId).catch(unless(isRefused))
    })
  }

  override customerOf(chargeId: string): Promise<string | null> {
    return this.ask(() => customerOfCharge(this.stripe, chargeId))
  }

  override forget(customerId: string): Promise<void> {
    return this.ask(async () => {
      await this.stripe.customers.del(customerId).catch(unless(isMissing))
    })
  }

  override async portalUrl(customerId: string, returnUrl: string): Promise<string | null> {
    if (!this.hasPortal) return null
    return this.ask(async () => {
      const page = { customer: customerId, return_url: returnUrl }
      return (await this.stripe.billingPortal.sessions.create(page)).url
    })
  }

  private async makeCoupon(checkout: CheckoutSession): Promise<void> {
    const coupon = couponOf(checkout)
    // Refused when it exists already; then it is the same, because its id says what it is.
    if (coupon) await this.stripe.coupons.create(coupon).catch(unless(isRefused))
  }

  /** @throws AppError for whatever went wrong at Stripe */
  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      this.logger.warn(`stripe: ${failureFacts(error)}`)
      throw toPaymentFailure(error) satisfies AppError
    }
  }
}

/** Repeats a call while another one with the same Idempotency-Key is under way. */
const onceFree = async <T>(call: () => Promise<T>): Promise<T> => {
  for (let left = IN_USE.attempts; ; left--)
    try {
      return await call()
    } catch (error) {
      if (left <= 1 || !isInUse(error)) throw error
      await sleep(IN_USE.pauseMs)
    }
}

/** Turns the failures that `isExpected` knows into null. */
const unless =
  (isExpected: (error: unknown) => boolean) =>
  (error: unknown): null => {
    if (isExpected(error)) return null
    throw error
  }
