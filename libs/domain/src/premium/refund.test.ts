import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { leftToRefund } from './refund.js'

describe(leftToRefund.name, () => {
  it.each([
    [{ paid: 9.99, returned: 0, given: 0, promised: 0 }, 9.99],
    [{ paid: 9.99, returned: 4.99, given: 4.99, promised: 0 }, 5],
    // Given at the desk of the provider; given by us a moment ago.
    [{ paid: 9.99, returned: 4.99, given: 0, promised: 0 }, 5],
    [{ paid: 9.99, returned: 0, given: 4.99, promised: 1 }, 4],
    [{ paid: 9.99, returned: 9.99, given: 0, promised: 1 }, 0],
    [{ paid: 0.3, returned: 0, given: 0.1, promised: 0.2 }, 0],
  ])('of %j is %d', (money, left) => {
    expect(leftToRefund(money)).toBe(left)
  })

  it('never lets more go back than was paid, whatever is known of it', () => {
    const cents = fc.integer({ min: 0, max: 999_999 }).map((units) => units / 100)
    fc.assert(
      fc.property(cents, cents, cents, cents, (paid, returned, given, promised) => {
        const left = leftToRefund({ paid, returned, given, promised })
        expect(left).toBeGreaterThanOrEqual(0)
        if (left > 0) expect(left + Math.max(returned, given) + promised).toBeLessThan(paid + 0.005)
      }),
    )
  })
})
