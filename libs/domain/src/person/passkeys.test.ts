import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { APP_LOCK_MINUTES, isAppLockDue } from './passkeys.js'

const MINUTE_MS = 60_000
const NOW = Date.UTC(2026, 10, 20, 8, 30)

describe(isAppLockDue.name, () => {
  it.each(APP_LOCK_MINUTES)('is due after %i minutes and not a millisecond before', (minutes) => {
    expect(isAppLockDue(NOW - minutes * MINUTE_MS + 1, NOW, minutes)).toBe(false)
    expect(isAppLockDue(NOW - minutes * MINUTE_MS, NOW, minutes)).toBe(true)
  })

  it('is never due for an app that stayed in front', () => {
    expect(isAppLockDue(null, NOW, 1)).toBe(false)
  })

  it('is due when the clock went back', () => {
    expect(isAppLockDue(NOW + 1, NOW, 15)).toBe(true)
  })

  it('stays due once it is, however much later it is asked', () => {
    const minutes = fc.constantFrom(...APP_LOCK_MINUTES)
    fc.assert(
      fc.property(minutes, fc.nat(), fc.nat(), (limit, away, later) => {
        fc.pre(isAppLockDue(NOW - away, NOW, limit))
        expect(isAppLockDue(NOW - away, NOW + later, limit)).toBe(true)
      }),
    )
  })
})
