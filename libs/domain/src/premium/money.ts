// How Stripe counts an amount. Source: standards, Stripe, currencies, "Zero-decimal currencies", "Three-decimal currencies" and
// "Special cases". It is neither ISO 4217 nor how the money is written: forints and Icelandic krónur are counted by the
// hundredth, though nobody writes any.
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
/** Without hundredths, and counted in them all the same. */
const WHOLE_BY_HUNDREDTHS = new Set(['ISK', 'UGX'])
/** Counted by the thousandth, of which the last digit must be 0. */
const BY_THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

// Through its printed digits: 19.99 * 100 is 1998.9999999999998.
const rounded = (amount: number, digits: number): number => Math.round(Number(`${amount}e${digits}`))

/**
 * An amount in the smallest unit that the payment provider counts its currency in: 9.99 USD is 999, 500 JPY is 500, 500 ISK
 * is 50,000.
 * @param currency ISO 4217
 */
export const toMinorUnits = (amount: number, currency: string): number => {
  if (WHOLE.has(currency)) return rounded(amount, 0)
  if (WHOLE_BY_HUNDREDTHS.has(currency)) return rounded(amount, 0) * 100
  return BY_THOUSANDTHS.has(currency) ? rounded(amount, 2) * 10 : rounded(amount, 2)
}

/** The amount of smallest units, as the provider counts them: the way back from `toMinorUnits`. */
export const fromMinorUnits = (units: number, currency: string): number => {
  if (WHOLE.has(currency)) return units
  return units / (BY_THOUSANDTHS.has(currency) ? 1000 : 100)
}
