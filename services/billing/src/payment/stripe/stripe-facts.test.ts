import { describe, expect, it } from '@jest/globals'
import type Stripe from 'stripe'
import { couponOf } from './session-request.js'
import { subjectOf } from './stripe-events.js'
import { stateOf, toSubscription } from './stripe-facts.js'

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

const subscription = (over: Record<string, unknown>): Stripe.Subscription =>
  JSON.parse(
    JSON.stringify({
      id: 'sub_1',
      customer: 'cus_1',
      status: 'active',
      created: at('2026-10-20'),
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: {
        data: [{ current_period_start: at('2026-11-20'), current_period_end: at('2026-12-20') }],
      },
      ...over,
    }),
  ) as Stripe.Subscription

describe(toSubscription.name, () => {
  it.each([
    ['active', {}, 'active', '2026-12-20'],
    ['trialing', { status: 'trialing' }, 'active', '2026-12-20'],
    [
      'past_due: what was paid ended with the period before',
      { status: 'past_due' },
      'past_due',
      '2026-11-20',
    ],
    ['unpaid', { status: 'unpaid' }, 'ended', '2026-11-20'],
    ['paused', { status: 'paused' }, 'ended', '2026-11-20'],
    ['a word that Stripe adds one day', { status: 'resting' }, 'ended', '2026-11-20'],
    ['canceled', { status: 'canceled', ended_at: at('2026-11-25') }, 'ended', '2026-11-25'],
  ])('reads %s', (_what, over, status, day) => {
    const found = toSubscription(subscription(over))
    expect([found.status, found.endsAt.toISOString().slice(0, 10)]).toEqual([status, day])
  })

  it.each([
    [{ cancel_at_period_end: true }, true],
    [{ cancel_at: at('2026-12-01') }, true],
    [{}, false],
  ])('of %j knows whether it ends: %s', (over, ends) => {
    expect(toSubscription(subscription(over)).cancelAtPeriodEnd).toBe(ends)
  })

  it('takes a customer that came as an object', () => {
    expect(toSubscription(subscription({ customer: { id: 'cus_2' } })).customerId).toBe('cus_2')
  })
})

describe(stateOf.name, () => {
  it.each([
    ['open', 'unpaid', 'open'],
    ['complete', 'paid', 'paid'],
    ['complete', 'no_payment_required', 'paid'],
    ['complete', 'unpaid', 'open'],
    ['expired', 'unpaid', 'closed'],
  ])('reads %s and %s as %s', (status, payment_status, state) => {
    expect(stateOf({ status, payment_status } as Stripe.Checkout.Session)).toBe(state)
  })
})

describe(couponOf.name, () => {
  const sale = { renewalAmount: 9.99, currency: 'USD', promoCode: 'HALF' }

  it('takes off what is between the shown prices, once', () => {
    expect(couponOf({ ...sale, amount: 5 })).toEqual({
      id: 'gb-HALF-499-usd',
      name: 'HALF',
      amount_off: 499,
      currency: 'usd',
      duration: 'once',
    })
  })

  it('is none without a discount', () => {
    expect(couponOf({ ...sale, amount: 9.99 })).toBeNull()
    expect(couponOf({ ...sale, amount: 9.99, promoCode: null })).toBeNull()
  })
})

describe(subjectOf.name, () => {
  it.each([
    ['checkout.session.completed', { id: 'cs_1' }, { kind: 'checkout', objectId: 'cs_1' }],
    ['customer.subscription.updated', { id: 'sub_1' }, { kind: 'subscription', objectId: 'sub_1' }],
    [
      'invoice.payment_failed',
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      { kind: 'subscription', objectId: 'sub_1' },
    ],
    ['invoice.paid', { id: 'in_1', subscription: 'sub_1' }, { kind: 'subscription', objectId: 'sub_1' }],
    ['invoice.paid', { id: 'in_1', parent: null }, null],
    ['charge.refunded', { id: 'ch_1' }, { kind: 'charge', objectId: 'ch_1' }],
    ['charge.dispute.closed', { id: 'du_1', charge: 'ch_1' }, { kind: 'charge', objectId: 'ch_1' }],
    ['refund.updated', { id: 're_1', charge: { id: 'ch_1' } }, { kind: 'charge', objectId: 'ch_1' }],
    ['refund.updated', { id: 're_1', charge: null }, null],
    ['product.created', { id: 'prod_1' }, null],
  ] as const)('of %s with %j is %j', (type, object, subject) => {
    expect(subjectOf({ type, data: { object } })).toEqual(subject)
  })
})
