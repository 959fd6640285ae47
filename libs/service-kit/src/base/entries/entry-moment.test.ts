import { describe, expect, it } from '@jest/globals'
import { changedMoment, entryMoment, isSameInstant } from './entry-moment.js'

describe(entryMoment.name, () => {
  it.each([
    ['UTC', '2026-01-15T23:59:00Z', '2026-01-15'],
    ['UTC', '2026-01-16T00:01:00Z', '2026-01-16'],
    ['Pacific/Kiritimati', '2026-01-15T09:59:00Z', '2026-01-15'],
    ['Pacific/Kiritimati', '2026-01-15T10:01:00Z', '2026-01-16'],
    ['America/St_Johns', '2026-01-16T03:29:00Z', '2026-01-15'],
    ['America/St_Johns', '2026-01-16T03:31:00Z', '2026-01-16'],
    ['America/St_Johns', '2026-07-16T02:29:00Z', '2026-07-15'],
    ['America/St_Johns', '2026-07-16T02:31:00Z', '2026-07-16'],
  ])('puts in %s the instant %s on %s', (timeZone, recordedAt, localDate) => {
    expect(entryMoment(recordedAt, { timeZone, dayStartsAt: 0 })).toEqual({
      recordedAt: new Date(recordedAt).toISOString(),
      timeZone,
      localDate,
    })
  })

  it('counts what happens before the day begins for the day before', () => {
    const night = { timeZone: 'America/New_York', dayStartsAt: 4 }
    expect(entryMoment('2026-01-16T08:59:00Z', night).localDate).toBe('2026-01-15')
    expect(entryMoment('2026-01-16T09:00:00Z', night).localDate).toBe('2026-01-16')
  })

  it('means now without an instant', () => {
    const now = new Date('2026-11-20T23:30:00.123Z')
    expect(entryMoment(undefined, { timeZone: 'Europe/Berlin', dayStartsAt: 0 }, now)).toEqual({
      recordedAt: '2026-11-20T23:30:00.123Z',
      timeZone: 'Europe/Berlin',
      localDate: '2026-11-21',
    })
  })
})

describe(changedMoment.name, () => {
  it('leaves the time alone when none is sent', () => {
    expect(changedMoment(undefined, { timeZone: 'UTC', dayStartsAt: 0 })).toBeNull()
  })

  it('fixes the day anew with the zone of the change', () => {
    expect(
      changedMoment('2026-01-15T10:01:00Z', { timeZone: 'Pacific/Kiritimati', dayStartsAt: 0 })?.localDate,
    ).toBe('2026-01-16')
  })
})

describe(isSameInstant.name, () => {
  const stored = new Date('2026-01-15T10:00:00Z')

  it('knows one instant in two spellings', () => {
    expect(isSameInstant('2026-01-15T11:00:00+01:00', stored)).toBe(true)
  })

  it('tells another instant', () => {
    expect(isSameInstant('2026-01-15T10:00:01Z', stored)).toBe(false)
  })

  it('takes an absent instant for a replay', () => {
    expect(isSameInstant(undefined, stored)).toBe(true)
  })
})
