import { type Language, toMinorUnits } from '@gb/domain'
import type Stripe from 'stripe'
import type { CheckoutSession } from '../../checkout-session/checkout-session.js'

type Priced = Pick<CheckoutSession, 'amount' | 'renewalAmount' | 'currency' | 'promoCode'>

/** Characters that Stripe takes as the name of a coupon. */
const COUPON_NAME_LENGTH = 40

/** The smallest units that the promo code takes off the first payment. */
const discountOf = ({ amount, renewalAmount, currency }: Priced): number =>
  toMinorUnits(renewalAmount, currency) - toMinorUnits(amount, currency)

/**
 * The coupon of a discounted checkout; null without a discount. It takes an amount off, not a percentage: where cents
 * have to be rounded, Stripe then charges what the person was shown. The id says all of it, so one coupon serves everybody.
 */
export const couponOf = (checkout: Priced): (Stripe.CouponCreateParams & { id: string }) | null => {
  const amountOff = discountOf(checkout)
  if (checkout.promoCode === null || amountOff === 0) return null
  const currency = checkout.currency.toLowerCase()
  return {
    id: `gb-${checkout.promoCode}-${amountOff}-${currency}`,
    name: checkout.promoCode.slice(0, COUPON_NAME_LENGTH),
    amount_off: amountOff,
    currency,
    // The first payment alone; renewals are at the full price.
    duration: 'once',
  }
}

const priceOf = (
  { renewalAmount, currency, months }: CheckoutSession,
  packageName: string,
): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: toMinorUnits(renewalAmount, currency),
    recurring: { interval: 'month', interval_count: months },
    product_data: { name: `Gastric Buddy Premium: ${packageName}` },
  },
})

/** What Stripe calls our languages; its Spanish of the Americas. */
const STRIPE_LOCALES = { en: 'en', es: 'es-419' } as const satisfies Record<Language, string>

/** What Stripe is asked for. Nothing in it is about the person but their random id, and nothing about their health. */
export const sessionRequest = (
  checkout: CheckoutSession,
  packageName: string,
  language: Language | null,
): Stripe.Checkout.SessionCreateParams => {
  const coupon = couponOf(checkout)
  const { userId, startId, packageId, returnOrigin, expiresAt, amount } = checkout
  return {
    mode: 'subscription',
    client_reference_id: userId,
    line_items: [priceOf(checkout, packageName)],
    success_url: `${returnOrigin}/?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${returnOrigin}/?payment=cancelled`,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    metadata: { start_id: startId, package_id: packageId },
    subscription_data: { metadata: { start_id: startId, package_id: packageId } },
    ...(language === null ? {} : { locale: STRIPE_LOCALES[language] }),
    ...(coupon ? { discounts: [{ coupon: coupon.id }] } : {}),
    // A free period ends by itself, so it asks for no card.
    ...(amount === 0 ? { payment_method_collection: 'if_required' as const } : {}),
  }
}
