import type { Language } from '@gb/domain'
import type { CheckoutSession, Provider } from '../checkout-session/checkout-session.js'

/** Whether a subscription is paid for. `past_due`: a renewal was not paid. */
export type SubscriptionState = 'active' | 'past_due' | 'ended'

/** A subscription, as the provider says now. */
export interface Subscription {
  subscriptionId: string
  customerId: string | null
  status: SubscriptionState
  /** End of what is paid for. */
  endsAt: Date
  cancelAtPeriodEnd: boolean
}

/** Where a payment stands, as the provider says now. `closed`: nobody can pay there any more. */
export type Payment =
  | { state: 'open' }
  | { state: 'closed' }
  /** `subscription` is null where the provider knows none. */
  | { state: 'paid'; subscription: Subscription | null }

/** The page of a checkout. */
export interface PaymentPage {
  /** The provider's id of the checkout. */
  sessionId: string
  url: string
}

/** What was bought, as far as a provider has to know to find what was paid for it. */
export interface Bought {
  sessionId: string
  subscriptionId: string | null
  /** What was paid first. */
  amount: number
  currency: string
  startsAt: Date
}

/** Money that was taken once: the first payment, or a renewal. */
export interface TakenPayment {
  /** The provider's id of it. */
  paymentId: string
  amount: number
  /** What has gone back of it, by whomever. */
  returned: number
  currency: string
  paidAt: Date
}

/** A part of a payment that is to go back. */
export interface PartToReturn {
  paymentId: string
  /** Our id of it: asked again for the same, nothing goes back twice, however much later. */
  refundId: string
  amount: number
  currency: string
}

/** Whoever takes the money. Every method may be repeated, and throws AppError `provider_unavailable` or `provider_timeout`. */
export abstract class PaymentPort {
  abstract readonly provider: Provider

  /**
   * Opens the page where the person pays. Asked again for the same checkout, it gives the same page.
   * @param language of the page; null: as the provider sees fit
   */
  abstract open(checkout: CheckoutSession, language: Language | null): Promise<PaymentPage>

  /** Closes the page; what is paid stays paid. */
  abstract close(checkout: CheckoutSession): Promise<void>

  /** Whether the money has arrived: all of it, in the right currency, from this person. */
  abstract look(checkout: CheckoutSession): Promise<Payment>

  /** The subscription as it is now; null when it does not exist. */
  abstract subscription(subscriptionId: string): Promise<Subscription | null>

  /**
   * Whether the newest payment of it was given back in full, or lost in a dispute.
   * @param forgiven payments that were given back, and premium was to stay
   */
  abstract isTakenBack(subscriptionId: string, forgiven: readonly string[]): Promise<boolean>

  /** Lets it renew, or end with the paid period; an overdue one ends at once. */
  abstract setRenewal(subscriptionId: string, renews: boolean): Promise<Subscription | null>

  /** Gives back all that was paid for it, and ends it. */
  abstract refund(subscriptionId: string): Promise<void>

  /** Everything that was paid for it, the newest first. */
  abstract paymentsOf(bought: Bought): Promise<TakenPayment[]>

  /** Gives a part of a payment back, once. `refused`: so much is not left, or there is no such payment. */
  abstract giveBack(part: PartToReturn): Promise<'given' | 'refused'>

  /** Ends a subscription at once, without giving anything back. */
  abstract end(subscriptionId: string): Promise<void>

  /** The customer who paid a charge; null when there is none. */
  abstract customerOf(chargeId: string): Promise<string | null>

  /** Forgets a customer for good; what they subscribed to ends. */
  abstract forget(customerId: string): Promise<void>

  /** The provider's own page with invoices and cards; null when there is none. */
  abstract portalUrl(customerId: string, returnUrl: string): Promise<string | null>
}
