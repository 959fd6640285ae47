const DAY_MS = 24 * 60 * 60 * 1000

/** Days in which a payment is given back on request. Source: product-rules 9, "30-day money-back guarantee". */
export const MONEY_BACK_DAYS = 30

/**
 * Days for which premium stays when a renewal is not paid: a card that expired must not lock a person out over night.
 * A renewal is charged up to some hours after the period has ended, so every renewing period has them.
 */
export const RENEWAL_GRACE_DAYS = 7

/** Minutes in which a started checkout can be paid. It holds its promo code as long. */
export const CHECKOUT_LIFE_MINUTES = 60

/**
 * Days for which the payment provider is asked about a checkout that it calls neither paid nor over: a bank debit takes up
 * to 14 working days to arrive.
 */
export const CHECKOUT_ASKED_DAYS = 30

/** Until when a first payment is given back on request. */
export const moneyBackUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + MONEY_BACK_DAYS * DAY_MS)

/** Whether a payment may still be given back on request: the whole last moment counts. */
export const isMoneyBack = (paidAt: Date, now: Date): boolean => now <= moneyBackUntil(paidAt)

/**
 * When premium ends, out of the end of the paid period: at once where nothing renews it, else after the days of grace.
 */
export const premiumUntil = ({ endsAt, renews }: { endsAt: Date; renews: boolean }): Date =>
  renews ? new Date(endsAt.getTime() + RENEWAL_GRACE_DAYS * DAY_MS) : endsAt
