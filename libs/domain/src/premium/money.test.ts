import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fromMinorUnits, toMinorUnits } from './money.js'

describe(toMinorUnits.name, () => {
  it.each([
    [9.99, 'USD', 999],
    [19.99, 'USD', 1999],
    [0, 'USD', 0],
    [1.005, 'USD', 101],
    [500, 'JPY', 500],
    [499.5, 'JPY', 500],
    [3490, 'HUF', 349_000],
    [349, 'TWD', 34_900],
    [500, 'ISK', 50_000],
    [499.5, 'ISK', 50_000],
    [500, 'UGX', 50_000],
    [9.99, 'KWD', 9990],
    [5.124, 'KWD', 5120],
    [99_000, 'IDR', 9_900_000],
    [39_900, 'COP', 3_990_000],
  ])('counts %d %s as %d', (amount, currency, units) => {
    expect(toMinorUnits(amount, currency)).toBe(units)
  })

  it('leads back to the amount, in every kind of currency', () => {
    const kind = fc.constantFrom('USD', 'JPY', 'TWD', 'ISK', 'KWD')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), kind, (amount, currency) => {
        expect(fromMinorUnits(toMinorUnits(amount, currency), currency)).toBe(amount)
      }),
    )
    expect(fromMinorUnits(999, 'USD')).toBe(9.99)
  })

  it('counts every price of a currency with hundredths exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('USD', 'EUR', 'HUF'),
        (units, currency) => {
          expect(toMinorUnits(units / 100, currency)).toBe(units)
        },
      ),
    )
  })

  it('makes amounts that the provider takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (thousandths) => {
        const amount = thousandths / 1000
        expect(toMinorUnits(amount, 'ISK') % 100).toBe(0)
        expect(toMinorUnits(amount, 'KWD') % 10).toBe(0)
      }),
    )
  })
})
