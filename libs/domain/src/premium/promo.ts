import { PACKAGE } from './packages.js'
import { type LengthLimit, type Limit, roundToStep } from '../measures/limit.js'

const CENT = { step: 0.01 } as const

/** What a promo code takes off, in percent. */
export const PROMO_PERCENT: Limit = { min: 1, max: 100, step: 1, unit: '%' }

/** How many people may redeem a promo code that has a cap. */
export const PROMO_REDEMPTIONS: Limit = { min: 1, max: 1_000_000, step: 1, unit: 'people' }

/** The least price of a package that a promo code asks for, in the currency of the package. */
export const PROMO_MINIMUM: Limit = { ...PACKAGE.price, min: 0.01 }

/** Characters of a promo code. */
export const PROMO_CODE_LENGTH: LengthLimit = { min: 3, max: 40 }

/** A code that gives everything away must be hard to guess. Source: security-rules 2.9. */
export const FREE_PROMO_CODE_MIN_LENGTH = 8

/** What a stored promo code looks like: no sign that is typed in two ways. */
export const PROMO_CODE_PATTERN = /^[A-Z0-9][A-Z0-9_-]*$/

/** Promo checks of one person in an hour. Source: wire-rules 3, Limits. */
export const PROMO_CHECKS_PER_HOUR = 10

/** Whether a code that asks for a least price is good for a package; the price counts as it is without the code. */
export const reachesMinimum = (price: number, minimum: number | null): boolean =>
  minimum === null || price >= minimum

/** A promo code as it is stored and compared: without spaces around it, in capitals. Blank stays blank. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase()

/**
 * The price after a discount of 0–100 %, to the cent, in the currency of the price.
 * Throws RangeError on another percent. Source: product-rules 9.
 */
export const discountedPrice = (price: number, percent: number): number => {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`not a percentage: ${percent}`)
  return roundToStep((price * (100 - percent)) / 100, CENT)
}
