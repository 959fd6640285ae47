import { describe, expect, it } from '@jest/globals'
import { isInternalToken, makeInternalToken } from './internal-token.js'

const key = Buffer.alloc(32, 7)
const now = 1_800_000_000_000

describe(isInternalToken.name, () => {
  const token = makeInternalToken(key, 'premium.status', now)

  it('accepts its own token for 30 seconds', () => {
    expect(isInternalToken(key, 'premium.status', token, now + 29_999)).toBe(true)
    expect(isInternalToken(key, 'premium.status', token, now + 30_001)).toBe(false)
  })

  it.each([
    ['another audience', key, 'session.verify', token],
    ['another key', Buffer.alloc(32, 8), 'premium.status', token],
    ['a longer life', key, 'premium.status', token.replace(/^\d+/, String(now + 900_000))],
    ['no signature', key, 'premium.status', String(now + 1000)],
    ['nothing', key, 'premium.status', ''],
  ])('refuses %s', (_name, withKey, audience, given) => {
    expect(isInternalToken(withKey, audience, given, now)).toBe(false)
  })
})
