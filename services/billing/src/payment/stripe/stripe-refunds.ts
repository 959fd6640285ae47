import { fromMinorUnits, toMinorUnits } from '@gb/domain'
import { errorCode } from '@gb/service-kit'
import type Stripe from 'stripe'
import type { PartToReturn, TakenPayment } from '../payment.port.js'
import { isMissing, isRefused } from './stripe-failure.js'

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

const isChargeRefunded = (error: unknown): boolean => errorCode(error) === 'charge_already_refunded'

/** What was paid for a subscription so far: the payment of each paid invoice, the newest first. */
const paymentsOf = async (stripe: Stripe, subscriptionId: string): Promise<string[]> => {
  const found: string[] = []
  for await (const { id } of stripe.invoices.list({ subscription: subscriptionId, status: 'paid' }))
    for await (const { payment } of stripe.invoicePayments.list({ invoice: id, status: 'paid' })) {
      const intent = idOf(payment.payment_intent)
      if (intent !== null) found.push(intent)
    }
  return found
}

/** Gives back every payment of a subscription. Repeated, it gives nothing back twice. */
export const refundAll = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  for (const intent of await paymentsOf(stripe, subscriptionId))
    try {
      await stripe.refunds.create(
        { payment_intent: intent, reason: 'requested_by_customer' },
        { idempotencyKey: `refund-${intent}` },
      )
    } catch (error) {
      if (!isChargeRefunded(error)) throw error
    }
}

/** What was paid for a subscription, and what of it has gone back. The newest first. */
export const takenPayments = async (stripe: Stripe, subscriptionId: string): Promise<TakenPayment[]> => {
  const found: TakenPayment[] = []
  for (const paymentId of await paymentsOf(stripe, subscriptionId)) {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentId, {
      expand: ['latest_charge'],
    })
    if (typeof charge !== 'object' || charge === null) continue
    const currency = charge.currency.toUpperCase()
    found.push({
      paymentId,
      amount: fromMinorUnits(charge.amount, currency),
      returned: fromMinorUnits(charge.amount_refunded, currency),
      currency,
      paidAt: new Date(charge.created * 1000),
    })
  }
  return found
}

/**
 * Gives a part of a payment back. A key of a request is forgotten after a day, what was made under it is not: so it is
 * looked for first.
 */
export const giveBack = async (
  stripe: Stripe,
  { paymentId, refundId, amount, currency }: PartToReturn,
): Promise<'given' | 'refused'> => {
  try {
    for await (const { metadata, status } of stripe.refunds.list({ payment_intent: paymentId }))
      if (metadata?.refund_id === refundId)
        return status === 'failed' || status === 'canceled' ? 'refused' : 'given'
    await stripe.refunds.create(
      {
        payment_intent: paymentId,
        amount: toMinorUnits(amount, currency),
        reason: 'requested_by_customer',
        metadata: { refund_id: refundId },
      },
      { idempotencyKey: `part-${refundId}` },
    )
    return 'given'
  } catch (error) {
    if (isRefused(error)) return 'refused'
    throw error
  }
}

const isDisputeLost = async (stripe: Stripe, charge: string): Promise<boolean> => {
  for await (const { status } of stripe.disputes.list({ charge })) if (status === 'lost') return true
  return false
}

/** Whether the newest paid invoice of a subscription was given back in full, or lost in a dispute. */
export const isTakenBack = async (
  stripe: Stripe,
  subscriptionId: string,
  forgiven: readonly string[],
): Promise<boolean> => {
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 1 })
  const newest = data[0]?.id
  if (newest === undefined) return false
  for await (const { payment } of stripe.invoicePayments.list({ invoice: newest, status: 'paid' })) {
    const intent = idOf(payment.payment_intent)
    if (intent === null) continue
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    })
    if (typeof charge !== 'object' || charge === null) continue
    const isGivenBack = charge.refunded && !forgiven.includes(intent)
    if (isGivenBack || (charge.disputed && (await isDisputeLost(stripe, charge.id)))) return true
  }
  return false
}

/** The customer who paid a charge. */
export const customerOfCharge = async (stripe: Stripe, chargeId: string): Promise<string | null> => {
  try {
    return idOf((await stripe.charges.retrieve(chargeId)).customer)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
