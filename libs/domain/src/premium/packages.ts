import type { Limit } from '../measures/limit.js'

/** Limits of a subscription package. Prices are data that an operator sets. */
export const PACKAGE = {
  nameLength: { min: 1, max: 100 },
  price: { min: 0, max: 9_999.99, step: 0.01, unit: 'of the currency' } satisfies Limit,
  months: { min: 1, max: 36, step: 1, unit: 'months' } satisfies Limit,
  /** Of the period in words, and of the discount label. */
  labelLength: { min: 1, max: 40 },
  featureLength: { min: 1, max: 120 },
  maxFeatures: 20,
} as const

/**
 * How long a price is known before it holds, at least: longer than a list of prices may lie in any cache, so that nobody
 * sees one price and is charged another.
 */
export const PRICE_NOTICE_MINUTES = 10

/** How far ahead a price may be set. */
export const PRICE_AHEAD_DAYS = 366

/** Prices of one package that may wait at a time. */
export const MAX_SCHEDULED_PRICES = 10

/** The scheduled price that holds at an instant: of those that have begun the last; null: the price of the package itself. */
export const inForceAt = <T extends { startsAt: Date }>(scheduled: readonly T[], at: Date): T | null => {
  const begun = scheduled.filter(({ startsAt }) => startsAt <= at)
  return begun.reduce<T | null>((last, one) => (last && last.startsAt > one.startsAt ? last : one), null)
}
