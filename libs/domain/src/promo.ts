import { roundToStep } from './limit.js'

const CENT = { step: 0.01 } as const

/**
 * The price after a discount of 0–100 %, to the cent, in the currency of the price.
 * Throws RangeError on another percent. Source: product 9.
 */
export const discountedPrice = (price: number, percent: number): number => {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`not a percentage: ${percent}`)
  return roundToStep((price * (100 - percent)) / 100, CENT)
}
