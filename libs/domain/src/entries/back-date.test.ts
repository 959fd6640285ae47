import { describe, expect, it } from '@jest/globals'
import { instantFault } from './back-date.js'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const MINUTE = 60_000
const DAY = 1440 * MINUTE

describe(instantFault.name, () => {
  it('takes 400 days back to 5 minutes ahead, both ends included', () => {
    expect([0, 5 * MINUTE, -400 * DAY].map((ms) => instantFault(NOW + ms, NOW))).toEqual([null, null, null])
  })

  it('says on which side an instant lies outside', () => {
    expect(instantFault(NOW + 5 * MINUTE + 1, NOW)).toBe('ahead')
    expect(instantFault(NOW - 400 * DAY - 1, NOW)).toBe('too_old')
  })
})
