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
