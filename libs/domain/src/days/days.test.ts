import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays, daysBetween, isDay, monthsBetween } from './days.js'

const aDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe(isDay.name, () => {
  it.each(['2026-11-20', '2024-02-29', '1999-12-31'])('takes %s', (day) => {
    expect(isDay(day)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261120',
    '',
    '2026-11-20T00:00',
    ' 2026-11-20',
  ])('refuses "%s"', (day) => {
    expect(isDay(day)).toBe(false)
  })
})

describe('a day in digits', () => {
  it('exists when a date of that day says the same day, in any year', () => {
    const digits = fc.tuple(fc.nat({ max: 9999 }), fc.nat({ max: 19 }), fc.nat({ max: 39 }))
    const spell = (parts: number[]) =>
      parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
    fc.assert(
      fc.property(digits, (parts) => {
        const day = spell(parts)
        const ms = Date.parse(`${day}T00:00:00Z`)
        const exists = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day)
        expect(isDay(day)).toBe(exists)
        if (exists) expect(daysBetween('1970-01-01', day) * 86_400_000).toBe(ms)
      }),
      { numRuns: 2000 },
    )
  })
})

describe(daysBetween.name, () => {
  it('counts calendar days over both changes of the clock', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  })

  it('is negative backwards, and one more in a leap year', () => {
    expect(daysBetween('2026-11-20', '2026-11-06')).toBe(-14)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
  })

  it('throws on a day that does not exist', () => {
    expect(() => daysBetween('2026-02-30', '2026-03-01')).toThrow(RangeError)
  })
})

describe(addDays.name, () => {
  it('is undone by daysBetween', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n)
      }),
    )
  })

  it('crosses the end of a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })
})

describe(monthsBetween.name, () => {
  it.each([
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-01', 1],
    ['2026-08-20', '2026-11-19', 2],
    ['2026-08-20', '2026-11-20', 3],
    ['2025-11-20', '2026-11-20', 12],
    ['2026-11-20', '2026-11-19', -1],
  ])('from %s to %s is %d', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months)
  })
})
