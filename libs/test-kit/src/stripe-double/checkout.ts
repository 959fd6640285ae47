import { type Form, numberAt, textAt } from './form.ts'
import type { DoubleCoupon, DoublePrice, DoubleSession } from './objects.ts'
import { makePaidInvoice } from './invoice.ts'
import { discounted, makePrice, required } from './price.ts'
import { DoubleRefusal, type Store } from './store.ts'
import { nowSeconds, periodEnd } from './time.ts'

const couponOf = (store: Store, form: Form): DoubleCoupon | null => {
  const direct = textAt(form, 'discounts', 0, 'coupon')
  const code = textAt(form, 'discounts', 0, 'promotion_code')
  const id = direct ?? (code === undefined ? undefined : store.get('promotion_code', code).promotion.coupon)
  return id === undefined ? null : store.get('coupon', id)
}

/** What a session will charge, kept beside it. */
export interface Sale {
  price: DoublePrice
  metadata: Record<string, string>
}

const textsOf = (form: Form[string] | undefined): Record<string, string> =>
  typeof form === 'object' && !Array.isArray(form)
    ? Object.fromEntries(
        Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
    : {}

/** POST /v1/checkout/sessions */
export const makeSession = (
  store: Store,
  sales: Map<string, Sale>,
  form: Form,
  pageUrl: (id: string) => string,
): DoubleSession => {
  if (required(textAt(form, 'mode'), 'mode') !== 'subscription')
    throw new DoubleRefusal(400, 'parameter_invalid', 'This double sells subscriptions.')
  required(textAt(form, 'success_url'), 'success_url')
  const expiresAt = numberAt(form, 'expires_at') ?? nowSeconds() + 86_400
  // Stripe's own limits: from half an hour to a day. A minute of tolerance for the way.
  if (expiresAt < nowSeconds() + 29 * 60 || expiresAt > nowSeconds() + 86_460)
    throw new DoubleRefusal(400, 'parameter_invalid', 'expires_at must be 30 minutes to 24 hours from now.')
  const named = textAt(form, 'line_items', 0, 'price')
  const lineItems = form.line_items
  const inline = Array.isArray(lineItems) ? lineItems[0] : undefined
  const inlinePrice = typeof inline === 'object' && !Array.isArray(inline) ? inline.price_data : undefined
  const price = named === undefined ? makePrice(store, inlinePrice) : store.get('price', named)
  const subtotal = (price.unit_amount ?? 0) * (numberAt(form, 'line_items', 0, 'quantity') ?? 1)
  const id = store.newId('checkout.session')
  const subscriptionData = form.subscription_data
  sales.set(id, {
    price,
    metadata: textsOf(
      typeof subscriptionData === 'object' && !Array.isArray(subscriptionData)
        ? subscriptionData.metadata
        : undefined,
    ),
  })
  return store.put('checkout.session', {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    amount_subtotal: subtotal,
    amount_total: discounted(subtotal, couponOf(store, form)),
    currency: price.currency,
    created: nowSeconds(),
    expires_at: expiresAt,
    livemode: false,
    metadata: textsOf(form.metadata),
    success_url: textAt(form, 'success_url') ?? null,
    cancel_url: textAt(form, 'cancel_url') ?? null,
    url: pageUrl(id),
    customer: null,
    subscription: null,
    invoice: null,
  })
}

/** The payer pressed Pay. @throws DoubleRefusal when the session is not open any more */
export const completeSession = (store: Store, sales: Map<string, Sale>, id: string): DoubleSession => {
  const session = store.get('checkout.session', id)
  const sale = sales.get(id)
  if (session.status !== 'open' || !sale || session.expires_at < nowSeconds())
    throw new DoubleRefusal(400, 'checkout_session_closed', 'This page is not open any more.')
  const { price, metadata } = sale
  const customer = store.put('customer', {
    id: store.newId('customer'),
    object: 'customer',
    livemode: false,
    metadata: {},
  }).id
  const subscriptionId = store.newId('subscription')
  const amount = session.amount_total ?? 0
  const invoice = makePaidInvoice(store, { id: subscriptionId, customer }, amount, price.currency)
  const start = nowSeconds()
  store.put('subscription', {
    id: subscriptionId,
    object: 'subscription',
    status: 'active',
    created: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    livemode: false,
    metadata,
    customer,
    latest_invoice: invoice,
    items: {
      object: 'list',
      has_more: false,
      url: '/v1/subscription_items',
      data: [
        {
          id: `si_${subscriptionId}`,
          object: 'subscription_item',
          current_period_start: start,
          current_period_end: periodEnd(start, price.recurring),
          price,
        },
      ],
    },
  })
  return store.put('checkout.session', {
    ...session,
    status: 'complete',
    payment_status: amount === 0 ? 'no_payment_required' : 'paid',
    customer,
    subscription: subscriptionId,
    invoice,
    url: null,
  })
}
