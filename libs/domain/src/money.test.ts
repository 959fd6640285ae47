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
  ])('counts %d %s as %d', (amount, currency, units) => {
    expect(toMinorUnits(amount, currency)).toBe(units)
  })

  it('is undone without a trace', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('USD', 'EUR', 'JPY'),
        (units, currency) => {
          expect(toMinorUnits(fromMinorUnits(units, currency), currency)).toBe(units)
        },
      ),
    )
  })
})
