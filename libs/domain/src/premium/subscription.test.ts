import { describe, expect, it } from '@jest/globals'
import { isMoneyBack, moneyBackUntil, premiumUntil } from './subscription.js'

const PAID = new Date('2026-11-20T10:00:00Z')

describe(moneyBackUntil.name, () => {
  it('is thirty days after the payment', () => {
    expect(moneyBackUntil(PAID).toISOString()).toBe('2026-12-20T10:00:00.000Z')
  })
})

describe(isMoneyBack.name, () => {
  it.each([
    ['2026-11-20T10:00:00Z', true],
    ['2026-12-20T10:00:00.000Z', true],
    ['2026-12-20T10:00:00.001Z', false],
  ])('at %s: %s', (now, expected) => {
    expect(isMoneyBack(PAID, new Date(now))).toBe(expected)
  })
})

describe(premiumUntil.name, () => {
  it('is the end of a period that nothing renews', () => {
    expect(premiumUntil({ endsAt: PAID, renews: false })).toEqual(PAID)
  })

  it('is seven days later where a renewal is on its way', () => {
    expect(premiumUntil({ endsAt: PAID, renews: true }).toISOString()).toBe('2026-11-27T10:00:00.000Z')
  })
})
