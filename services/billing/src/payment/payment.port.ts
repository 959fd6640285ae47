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

/** Whoever takes the money. Every method may be repeated, and throws AppError `provider_unavailable` or `provider_timeout`. */
export abstract class PaymentPort {
  abstract readonly provider: Provider

  /** Opens the page where the person pays. Asked again for the same checkout, it gives the same page. */
  abstract open(checkout: CheckoutSession): Promise<PaymentPage>

  /** Closes the page; what is paid stays paid. */
  abstract close(checkout: CheckoutSession): Promise<void>

  /** Whether the money has arrived: all of it, in the right currency, from this person. */
  abstract look(checkout: CheckoutSession): Promise<Payment>

  /** The subscription as it is now; null when it does not exist. */
  abstract subscription(subscriptionId: string): Promise<Subscription | null>

  /** Whether the newest payment of it was given back in full, or lost in a dispute. */
  abstract isTakenBack(subscriptionId: string): Promise<boolean>

  /** Lets it renew, or end with the paid period; an overdue one ends at once. */
  abstract setRenewal(subscriptionId: string, renews: boolean): Promise<Subscription | null>

  /** Gives back all that was paid for it, and ends it. */
  abstract refund(subscriptionId: string): Promise<void>

  /** Ends a subscription at once, without giving anything back. */
  abstract end(subscriptionId: string): Promise<void>

  /** The customer who paid a charge; null when there is none. */
  abstract customerOf(chargeId: string): Promise<string | null>

  /** Forgets a customer for good; what they subscribed to ends. */
  abstract forget(customerId: string): Promise<void>

  /** The provider's own page with invoices and cards; null when there is none. */
  abstract portalUrl(customerId: string, returnUrl: string): Promise<string | null>
}
