import type { DoubleSubscription } from './objects.ts'
import type { Store } from './store.ts'
import { nowSeconds } from './time.ts'

/** A paid invoice with its payment; nothing to pay makes no payment. */
export const makePaidInvoice = (
  store: Store,
  subscription: Pick<DoubleSubscription, 'id' | 'customer'>,
  amount: number,
  currency: string,
): string => {
  const { id: subscriptionId, customer } = subscription
  const invoice = store.put('invoice', {
    id: store.newId('invoice'),
    object: 'invoice',
    status: 'paid',
    amount_due: amount,
    amount_paid: amount,
    currency,
    created: nowSeconds(),
    customer,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscriptionId } },
  })
  if (amount === 0) return invoice.id
  const intent = store.newId('payment_intent')
  const charge = store.put('charge', {
    id: store.newId('charge'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created: nowSeconds(),
    currency,
    disputed: false,
    refunded: false,
    customer,
    payment_intent: intent,
  })
  store.put('payment_intent', {
    id: intent,
    object: 'payment_intent',
    amount,
    currency,
    status: 'succeeded',
    customer,
    latest_charge: charge.id,
  })
  store.put('invoice_payment', {
    id: store.newId('invoice_payment'),
    object: 'invoice_payment',
    status: 'paid',
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: intent },
  })
  return invoice.id
}
