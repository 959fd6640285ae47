const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * An amount in the smallest unit of its currency, as payment providers count: 9.99 USD is 999, 500 JPY is 500.
 * @param currency ISO 4217
 */
export const toMinorUnits = (amount: number, currency: string): number =>
  // Through its printed digits: 19.99 * 100 is 1998.9999999999998.
  Math.round(Number(`${amount}e${digitsOf(currency)}`))

/** The amount of that many smallest units. @param currency ISO 4217 */
export const fromMinorUnits = (units: number, currency: string): number =>
  Number(`${units}e-${digitsOf(currency)}`)
