import { describe, expect, it } from '@jest/globals'
import { DEFAULT_FREE_SCAN_LIMIT, scanQuota } from './quota.js'

describe(scanQuota.name, () => {
  it('counts down to zero', () => {
    const left = [0, 1, 2, 3].map(
      (used) => scanQuota({ used, limit: DEFAULT_FREE_SCAN_LIMIT, isPremium: false }).scansRemaining,
    )
    expect(left).toEqual([3, 2, 1, 0])
  })

  it('is not negative after the limit was lowered', () => {
    expect(scanQuota({ used: 5, limit: 3, isPremium: false })).toEqual({
      scansUsed: 5,
      totalLimit: 3,
      scansRemaining: 0,
    })
  })

  it('has no end with premium', () => {
    expect(scanQuota({ used: 50, limit: 3, isPremium: true }).scansRemaining).toBeNull()
  })
})
