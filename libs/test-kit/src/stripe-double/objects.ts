import type Stripe from 'stripe'

// What the double keeps and answers: the parts of Stripe's own types that the product and its tests read. A field that
// Stripe renames breaks the build here.

export type DoubleCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'livemode' | 'metadata'> & {
  deleted?: true
}
export type DoubleProduct = Pick<Stripe.Product, 'id' | 'object' | 'name' | 'active'>
export type DoublePrice = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'lookup_key'
> & {
  product: string
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>
}
export type DoubleCoupon = Pick<
  Stripe.Coupon,
  'id' | 'object' | 'name' | 'amount_off' | 'percent_off' | 'currency' | 'duration' | 'valid'
>
export type DoublePromotionCode = Pick<Stripe.PromotionCode, 'id' | 'object' | 'code' | 'active'> & {
  promotion: { type: 'coupon'; coupon: string }
}
export type DoubleCharge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'currency' | 'disputed' | 'refunded'
> & { customer: string; payment_intent: string }
export type DoublePaymentIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'status'
> & {
  customer: string
  latest_charge: string
}
export type DoubleInvoice = Pick<
  Stripe.Invoice,
  'object' | 'status' | 'amount_due' | 'amount_paid' | 'currency' | 'created'
> & {
  id: string
  customer: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
}
export type DoubleInvoicePayment = Pick<Stripe.InvoicePayment, 'id' | 'object' | 'status'> & {
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
}
export type DoubleRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'metadata'
> & {
  charge: string
  payment_intent: string
}
export type DoubleDispute = Pick<Stripe.Dispute, 'id' | 'object' | 'status' | 'amount' | 'currency'> & {
  charge: string
}

type Item = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'> & {
  price: DoublePrice
}
export type DoubleSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'created'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
> & {
  customer: string
  latest_invoice: string
  items: { object: 'list'; has_more: false; url: string; data: Item[] }
}

export type DoubleSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'mode'
  | 'status'
  | 'payment_status'
  | 'client_reference_id'
  | 'amount_subtotal'
  | 'amount_total'
  | 'currency'
  | 'created'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'success_url'
  | 'cancel_url'
  | 'url'
> & { customer: string | null; subscription: string | null; invoice: string | null }

/** Everything the double keeps, by kind. */
export interface Shelf {
  customer: DoubleCustomer
  product: DoubleProduct
  price: DoublePrice
  coupon: DoubleCoupon
  promotion_code: DoublePromotionCode
  'checkout.session': DoubleSession
  subscription: DoubleSubscription
  invoice: DoubleInvoice
  invoice_payment: DoubleInvoicePayment
  payment_intent: DoublePaymentIntent
  charge: DoubleCharge
  refund: DoubleRefund
  dispute: DoubleDispute
}
export type Kind = keyof Shelf
