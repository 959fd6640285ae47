import { makePaidInvoice } from './invoice.ts'
import type { DoubleCharge, DoubleDispute, DoubleRefund, DoubleSubscription } from './objects.ts'
import { DoubleRefusal, type Store } from './store.ts'
import { nowSeconds, periodEnd } from './time.ts'

/** The first item of a subscription. */
export const itemOf = (subscription: DoubleSubscription): DoubleSubscription['items']['data'][number] => {
  const [item] = subscription.items.data
  if (!item) throw new Error('a subscription without an item')
  return item
}

const withItem = (
  subscription: DoubleSubscription,
  change: Partial<ReturnType<typeof itemOf>>,
): DoubleSubscription => ({
  ...subscription,
  items: { ...subscription.items, data: [{ ...itemOf(subscription), ...change }] },
})

/** A period ends. What was canceled ends; the rest renews, paid or not. */
export const endPeriod = (store: Store, id: string, isPaid: boolean): DoubleSubscription => {
  const subscription = store.get('subscription', id)
  if (subscription.cancel_at_period_end) return cancelNow(store, id)
  const { price, current_period_end: start } = itemOf(subscription)
  const renewed = withItem(subscription, {
    current_period_start: start,
    current_period_end: periodEnd(start, price.recurring),
  })
  const invoice = isPaid
    ? makePaidInvoice(store, subscription, price.unit_amount ?? 0, price.currency)
    : subscription.latest_invoice
  return store.put('subscription', {
    ...renewed,
    latest_invoice: invoice,
    status: isPaid ? 'active' : 'past_due',
  })
}

/** Moves the running period back in time, so that it ends at that moment. */
export const movePeriodEnd = (store: Store, id: string, end: Date): DoubleSubscription => {
  const subscription = store.get('subscription', id)
  const { current_period_start: start, current_period_end: was } = itemOf(subscription)
  const current = Math.floor(end.getTime() / 1000)
  return store.put(
    'subscription',
    withItem(subscription, { current_period_start: start - (was - current), current_period_end: current }),
  )
}

/** @throws DoubleRefusal when it has ended before */
export const cancelNow = (store: Store, id: string): DoubleSubscription => {
  const subscription = store.get('subscription', id)
  if (subscription.status === 'canceled')
    throw new DoubleRefusal(404, 'resource_missing', `No such subscription: '${id}'`)
  const at = nowSeconds()
  return store.put('subscription', { ...subscription, status: 'canceled', canceled_at: at, ended_at: at })
}

/** The charges of a subscription, the newest first. */
export const chargesOf = (store: Store, subscriptionId: string): DoubleCharge[] => {
  const { customer } = store.get('subscription', subscriptionId)
  return store.all('charge').filter((charge) => charge.customer === customer)
}

/** POST /v1/refunds: the whole rest of a payment, unless an amount is given. */
export const makeRefund = (
  store: Store,
  intentId: string,
  wanted?: number,
  metadata: Record<string, string> = {},
): DoubleRefund => {
  const charge = store.get('charge', store.get('payment_intent', intentId).latest_charge)
  if (charge.refunded)
    throw new DoubleRefusal(400, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  const rest = charge.amount - charge.amount_refunded
  const amount = wanted ?? rest
  if (!Number.isInteger(amount) || amount < 1)
    throw new DoubleRefusal(400, 'parameter_invalid_integer', 'Invalid positive integer')
  if (amount > rest)
    throw new DoubleRefusal(
      400,
      'amount_too_large',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
    )
  const amountRefunded = charge.amount_refunded + amount
  store.put('charge', {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded >= charge.amount,
  })
  return store.put('refund', {
    id: store.newId('refund'),
    object: 'refund',
    amount,
    currency: charge.currency,
    status: 'succeeded',
    charge: charge.id,
    payment_intent: intentId,
    metadata,
  })
}

/** The payer's bank takes the money back, or says that it will not. */
export const makeDispute = (
  store: Store,
  chargeId: string,
  status: DoubleDispute['status'],
): DoubleDispute => {
  const charge = store.get('charge', chargeId)
  store.put('charge', { ...charge, disputed: true })
  const known = store.all('dispute').find((dispute) => dispute.charge === chargeId)
  return store.put('dispute', {
    id: known?.id ?? store.newId('dispute'),
    object: 'dispute',
    status,
    amount: charge.amount,
    currency: charge.currency,
    charge: chargeId,
  })
}
