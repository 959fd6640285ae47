import { describe, expect, it } from '@jest/globals'
import { discountedPrice } from './promo.js'

describe(discountedPrice.name, () => {
  it.each([
    [9.99, 0, 9.99],
    [9.99, 50, 5],
    [49.99, 20, 39.99],
    [89.99, 33, 60.29],
    [9.99, 100, 0],
  ])('takes from %d the discount of %d %% and leaves %d', (price, percent, left) => {
    expect(discountedPrice(price, percent)).toBe(left)
  })

  it.each([-1, 101, Number.NaN])('refuses %d %%', (percent) => {
    expect(() => discountedPrice(10, percent)).toThrow(RangeError)
  })
})
