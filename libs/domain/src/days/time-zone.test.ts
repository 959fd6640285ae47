import { describe, expect, it } from '@jest/globals'
import { hourOfDay, isTimeZone, localDay, wallTime } from './time-zone.js'

const dayAt = (instant: string, timeZone: string): string => localDay(new Date(instant), timeZone)

describe(localDay.name, () => {
  it('changes at local midnight, between 23:59 and 00:01', () => {
    expect(dayAt('2026-11-21T04:59:00Z', 'America/New_York')).toBe('2026-11-20')
    expect(dayAt('2026-11-21T05:01:00Z', 'America/New_York')).toBe('2026-11-21')
    expect(dayAt('2026-11-20T23:59:59.999Z', 'UTC')).toBe('2026-11-20')
    expect(dayAt('2026-11-21T00:00:00Z', 'UTC')).toBe('2026-11-21')
  })

  it('keeps the day of 23 hours whole, in spring', () => {
    expect(dayAt('2026-03-08T04:59:00Z', 'America/New_York')).toBe('2026-03-07')
    expect(dayAt('2026-03-08T05:00:00Z', 'America/New_York')).toBe('2026-03-08')
    expect(dayAt('2026-03-09T03:59:00Z', 'America/New_York')).toBe('2026-03-08')
    expect(dayAt('2026-03-09T04:00:00Z', 'America/New_York')).toBe('2026-03-09')
  })

  it('keeps the day of 25 hours whole, in autumn', () => {
    expect(dayAt('2026-11-01T04:00:00Z', 'America/New_York')).toBe('2026-11-01')
    expect(dayAt('2026-11-02T04:59:00Z', 'America/New_York')).toBe('2026-11-01')
    expect(dayAt('2026-11-02T05:00:00Z', 'America/New_York')).toBe('2026-11-02')
  })

  it('knows the zone that is 14 hours ahead', () => {
    expect(dayAt('2026-11-20T09:59:00Z', 'Pacific/Kiritimati')).toBe('2026-11-20')
    expect(dayAt('2026-11-20T10:00:00Z', 'Pacific/Kiritimati')).toBe('2026-11-21')
  })

  it('knows the zone that is three and a half hours behind', () => {
    expect(dayAt('2026-11-20T03:29:00Z', 'America/St_Johns')).toBe('2026-11-19')
    expect(dayAt('2026-11-20T03:31:00Z', 'America/St_Johns')).toBe('2026-11-20')
  })

  it('throws on an unknown zone and on an instant that is none', () => {
    expect(() => dayAt('2026-11-20T00:00:00Z', 'Mars/Olympus')).toThrow(RangeError)
    expect(() => localDay(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
  })
})

describe(wallTime.name, () => {
  it('shows one minute in all its seconds and the next one anew, in every zone by itself', () => {
    const seen = ['01:29:00.000', '01:29:59.999', '01:30:00.000', '01:29:00.000'].flatMap((time) =>
      ['UTC', 'America/St_Johns'].map((zone) => wallTime(new Date(`2026-11-20T${time}Z`), zone)),
    )
    const [early, late] = [
      [
        { day: '2026-11-20', minute: 89 },
        { day: '2026-11-19', minute: 1319 },
      ],
      [
        { day: '2026-11-20', minute: 90 },
        { day: '2026-11-19', minute: 1320 },
      ],
    ]
    expect(seen).toEqual([...early, ...early, ...late, ...early])
  })

  it('changes its minute by the clock of the place where it was off by seconds', () => {
    const minuteAt = (second: string) =>
      wallTime(new Date(`1971-06-01T12:00:${second}Z`), 'Africa/Monrovia').minute
    expect([minuteAt('29'), minuteAt('30'), minuteAt('59')]).toEqual([
      minuteAt('00'),
      minuteAt('00') + 1,
      minuteAt('00') + 1,
    ])
  })
})

describe(isTimeZone.name, () => {
  it.each(['UTC', 'America/New_York', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12', 'Asia/Kolkata'])(
    'takes %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true)
    },
  )

  it.each(['', 'Mars/Olympus', '+05:30', '-0800', 'America/New_York ', "UTC'; --", 'A'.repeat(65)])(
    'refuses "%s"',
    (name) => {
      expect(isTimeZone(name)).toBe(false)
    },
  )
})

describe(hourOfDay.name, () => {
  it('is the hour on the clock, counted on after midnight while the day of the person lasts', () => {
    const at = (instant: string, from = 0) => hourOfDay(new Date(instant), 'America/New_York', from)
    expect(at('2026-11-20T23:30:00Z')).toBe(18)
    expect(at('2026-11-21T05:30:00Z')).toBe(0)
    expect(at('2026-11-21T07:30:00Z', 4)).toBe(26)
    expect(at('2026-11-21T09:30:00Z', 4)).toBe(4)
  })
})
