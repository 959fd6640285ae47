import { describe, expect, it } from '@jest/globals'
import { BILLING_NOTICES } from '@gb/service-kit'
import { toText } from '../mail/letters/letter.js'
import { letterOf } from './letters.js'

const NOTICE = {
  noticeId: 'n',
  userId: 'u',
  kind: 'cancelled' as const,
  packageName: '6 Months',
  day: new Date('2027-05-20T03:30:00.000Z'),
  amount: 49.99,
  currency: 'USD',
}
const NOW = new Date('2026-11-20T15:00:00Z')

describe(letterOf.name, () => {
  it('dates a cancellation, in the zone of the person', () => {
    const text = toText(letterOf(NOTICE, 'America/New_York', NOW))
    expect(text).toContain('On November 20, 2026, you canceled Premium (6 Months).')
    expect(text).toContain('Premium stays yours until May 19, 2027.')
  })

  it.each(BILLING_NOTICES)('has every word of "%s"', (kind) => {
    const letter = letterOf({ ...NOTICE, kind }, 'UTC', NOW)
    const text = `${letter.subject}\n${toText(letter)}`
    expect(text).not.toMatch(/undefined|null|NaN|\(\)|  | ,/)
    expect(text).toContain('\nHello,\n')
  })
})
