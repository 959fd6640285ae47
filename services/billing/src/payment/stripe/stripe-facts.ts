import { toMinorUnits } from '@gb/domain'
import type Stripe from 'stripe'
import type { CheckoutSession } from '../../checkout-session/checkout-session.js'
import type { Payment, Subscription, SubscriptionState } from '../payment.port.js'

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

const instant = (seconds: number): Date => new Date(seconds * 1000)

const STATES: Record<string, SubscriptionState> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
}

/**
 * What is paid for ends with the period; of a period whose payment failed, with the one before; of a subscription that
 * ended, at that moment.
 */
const endOf = (subscription: Stripe.Subscription, status: SubscriptionState): Date => {
  const [item] = subscription.items.data
  if (status === 'ended')
    return instant(subscription.ended_at ?? item?.current_period_start ?? subscription.created)
  if (!item) return instant(subscription.created)
  return instant(status === 'active' ? item.current_period_end : item.current_period_start)
}

/** What we keep of a subscription. */
export const toSubscription = (subscription: Stripe.Subscription): Subscription => {
  const status = STATES[subscription.status] ?? 'ended'
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer),
    status,
    endsAt: endOf(subscription, status),
    // A day to end on that somebody set at Stripe is a cancellation too.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}

/** Why a completed session is not a payment of this checkout; null when it is. */
export const mismatchOf = (
  session: Stripe.Checkout.Session,
  checkout: CheckoutSession,
  isLive: boolean,
): string | null => {
  const isFree = checkout.amount === 0 && session.amount_total === 0
  const checks: [string, boolean][] = [
    ['person', session.client_reference_id === checkout.userId],
    ['amount', session.amount_total === toMinorUnits(checkout.amount, checkout.currency)],
    ['currency', session.currency?.toUpperCase() === checkout.currency],
    ['livemode', session.livemode === isLive],
    ['free', session.payment_status !== 'no_payment_required' || isFree],
  ]
  return checks.find(([, holds]) => !holds)?.[0] ?? null
}

/** Where the payment of a session stands, apart from whether it is the right one. */
export const stateOf = (session: Stripe.Checkout.Session): Payment['state'] => {
  if (session.status === 'expired') return 'closed'
  return session.status === 'complete' && session.payment_status !== 'unpaid' ? 'paid' : 'open'
}

/** The subscription that a session made; null when Stripe did not send it along. */
export const subscriptionOf = ({ subscription }: Stripe.Checkout.Session): Subscription | null =>
  typeof subscription === 'object' && subscription !== null ? toSubscription(subscription) : null
