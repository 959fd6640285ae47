import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { discountedPrice, PROMO_CODE_PATTERN, promoCodeOf, reachesMinimum } from './promo.js'

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

  it('is a price in whole cents between nothing and the full price, and never dearer for a higher discount', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 })
    const percent = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(cents, percent, (priceCents, discount) => {
        const price = priceCents / 100
        const left = discountedPrice(price, discount)
        expect(Math.abs(left * 100 - Math.round(left * 100))).toBeLessThan(1e-6)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(price)
        expect(discountedPrice(price, discount + 1)).toBeLessThanOrEqual(left)
      }),
    )
  })
})

describe(reachesMinimum.name, () => {
  it.each([
    [49.99, null, true],
    [49.99, 49.99, true],
    [49.98, 49.99, false],
    [0, 0.01, false],
  ])('of a price of %d and a minimum of %d is %j', (price, minimum, reaches) => {
    expect(reachesMinimum(price, minimum)).toBe(reaches)
  })
})

describe(promoCodeOf.name, () => {
  it.each([
    ['welcome20', 'WELCOME20'],
    ['  Welcome20 ', 'WELCOME20'],
    ['   ', ''],
  ])('reads %j as %j', (typed, code) => {
    expect(promoCodeOf(typed)).toBe(code)
  })

  it('reads the same code again from what it made, so that a stored code is found however it is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/), (typed) => {
        expect(promoCodeOf(typed)).toMatch(PROMO_CODE_PATTERN)
        expect(promoCodeOf(promoCodeOf(typed))).toBe(promoCodeOf(typed))
        expect(promoCodeOf(typed.toLowerCase())).toBe(promoCodeOf(typed))
      }),
    )
  })
})
