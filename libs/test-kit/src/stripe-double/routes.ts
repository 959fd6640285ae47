import { makeSession } from './checkout.ts'
import { numberAt, textAt } from './form.ts'
import { cancelNow, makeRefund } from './life.ts'
import type { DoubleSubscription } from './objects.ts'
import { makePrice } from './price.ts'
import { expanded, isAsked, list, read, type Route } from './reading.ts'
import { DoubleRefusal } from './store.ts'

const changeSubscription: Route = ({ store, form, id, emit }) => {
  const before = store.get('subscription', id)
  if (before.status === 'canceled')
    throw new DoubleRefusal(
      400,
      'invalid_request',
      'A canceled subscription can only update its cancellation_details.',
    )
  const wanted = textAt(form, 'cancel_at_period_end')
  const after: DoubleSubscription = {
    ...before,
    cancel_at_period_end: wanted === undefined ? before.cancel_at_period_end : wanted === 'true',
  }
  store.put('subscription', after)
  emit('customer.subscription.updated', after)
  return after
}

const endSubscription: Route = ({ store, id, emit }) => {
  const ended = cancelNow(store, id)
  emit('customer.subscription.deleted', ended)
  return ended
}

const makeCoupon: Route = ({ store, form }) => {
  const id = textAt(form, 'id') ?? store.newId('coupon')
  if (store.has('coupon', id))
    throw new DoubleRefusal(400, 'resource_already_exists', `Coupon already exists: ${id}`)
  const amountOff = numberAt(form, 'amount_off')
  const percentOff = numberAt(form, 'percent_off')
  if ((amountOff === undefined) === (percentOff === undefined))
    throw new DoubleRefusal(400, 'parameter_missing', 'Pass either amount_off or percent_off.')
  if (amountOff !== undefined && textAt(form, 'currency') === undefined)
    throw new DoubleRefusal(400, 'parameter_missing', 'amount_off needs a currency.')
  return store.put('coupon', {
    id,
    object: 'coupon',
    name: textAt(form, 'name') ?? null,
    amount_off: amountOff ?? null,
    percent_off: percentOff ?? null,
    currency: textAt(form, 'currency') ?? null,
    duration: textAt(form, 'duration') === 'forever' ? 'forever' : 'once',
    valid: true,
  })
}

const makePromotionCode: Route = ({ store, form }) => {
  const coupon = textAt(form, 'promotion', 'coupon') ?? textAt(form, 'coupon') ?? ''
  store.get('coupon', coupon)
  return store.put('promotion_code', {
    id: store.newId('promotion_code'),
    object: 'promotion_code',
    code: textAt(form, 'code') ?? store.newId('promotion_code').toUpperCase(),
    active: true,
    promotion: { type: 'coupon', coupon },
  })
}

const expireSession: Route = ({ store, id, emit }) => {
  const session = store.get('checkout.session', id)
  if (session.status !== 'open')
    throw new DoubleRefusal(400, 'invalid_request', 'Only open sessions can be expired.')
  const expired = store.put('checkout.session', { ...session, status: 'expired', url: null })
  emit('checkout.session.expired', expired)
  return expired
}

const refund: Route = ({ store, form, emit }) => {
  const refundId = textAt(form, 'metadata', 'refund_id')
  const metadata = refundId === undefined ? {} : { refund_id: refundId }
  const made = makeRefund(store, textAt(form, 'payment_intent') ?? '', numberAt(form, 'amount'), metadata)
  emit('charge.refunded', store.get('charge', made.charge))
  return made
}

const deleteCustomer: Route = ({ store, id, emit }) => {
  const customer = store.get('customer', id)
  if (customer.deleted) throw new DoubleRefusal(404, 'resource_missing', `No such customer: '${id}'`)
  for (const subscription of store.all('subscription'))
    if (subscription.customer === id && subscription.status !== 'canceled')
      emit('customer.subscription.deleted', cancelNow(store, subscription.id))
  store.put('customer', { ...customer, deleted: true })
  return { id, object: 'customer', deleted: true }
}

/** Routes by method and path below /v1; `*` is an id. */
export const ROUTES: Record<string, Route> = {
  'POST checkout/sessions': ({ store, sales, form, origin }) =>
    makeSession(store, sales, form, (id) => `${origin}/pay/${id}`),
  'GET checkout/sessions/*': (call) => expanded(call, call.store.get('checkout.session', call.id)),
  'POST checkout/sessions/*/expire': expireSession,
  'POST prices': ({ store, form }) => makePrice(store, form),
  'GET prices': list('price', 'prices', ({ lookup_key: key }, query) =>
    isAsked(query, 'lookup_keys[0]', key),
  ),
  'GET prices/*': read('price'),
  'GET products': list('product', 'products', () => true),
  'GET products/*': read('product'),
  'POST coupons': makeCoupon,
  'GET coupons/*': read('coupon'),
  'POST promotion_codes': makePromotionCode,
  'GET promotion_codes': list('promotion_code', 'promotion_codes', ({ code }, query) =>
    isAsked(query, 'code', code),
  ),
  'GET subscriptions/*': read('subscription'),
  'POST subscriptions/*': changeSubscription,
  'DELETE subscriptions/*': endSubscription,
  'GET invoices': list(
    'invoice',
    'invoices',
    ({ parent, status }, query) =>
      isAsked(query, 'subscription', parent.subscription_details.subscription) &&
      isAsked(query, 'status', status),
  ),
  'GET invoice_payments': list(
    'invoice_payment',
    'invoice_payments',
    ({ invoice, status }, query) => isAsked(query, 'invoice', invoice) && isAsked(query, 'status', status),
  ),
  'GET payment_intents/*': (call) => expanded(call, call.store.get('payment_intent', call.id)),
  'GET charges/*': read('charge'),
  'POST refunds': refund,
  'GET refunds': list('refund', 'refunds', ({ payment_intent: intent }, query) =>
    isAsked(query, 'payment_intent', intent),
  ),
  'GET disputes': list('dispute', 'disputes', ({ charge }, query) => isAsked(query, 'charge', charge)),
  'GET customers/*': read('customer'),
  'DELETE customers/*': deleteCustomer,
  'POST billing_portal/sessions': ({ store, form, origin }) => {
    const customer = store.get('customer', textAt(form, 'customer') ?? '')
    const returnUrl = textAt(form, 'return_url') ?? origin
    return {
      id: `bps_${customer.id}`,
      object: 'billing_portal.session',
      customer: customer.id,
      return_url: returnUrl,
      url: `${origin}/portal/${customer.id}?return_url=${encodeURIComponent(returnUrl)}`,
    }
  },
}
