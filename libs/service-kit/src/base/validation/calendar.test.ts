import { describe, expect, it } from '@jest/globals'
import { isCalendarDay, isInstant } from './calendar.js'

describe(isInstant.name, () => {
  it.each([
    '2026-12-01T08:30Z',
    '2026-12-01T08:30:00Z',
    '2026-12-01T08:30:00.123456Z',
    '2026-12-01T08:30:00-05:00',
    '2028-02-29T00:00:00+14:00',
  ])('takes %s', (text) => {
    expect(isInstant(text)).toBe(true)
  })

  it.each([
    ['no zone', '2026-12-01T00:00:00'],
    ['a day alone', '2026-12-01'],
    ['a day that is none', '2026-02-30T00:00:00Z'],
    ['an hour that is none', '2026-12-01T25:00:00Z'],
    ['an offset that is none', '2026-12-01T00:00:00+99:99'],
    ['a space for the T', '2026-12-01 00:00:00Z'],
    ['more behind it', '2026-12-01T00:00:00Z\n'],
    ['words', 'tomorrow'],
    ['a number', 1_795_132_800_000],
    ['a list', ['2026-12-01T00:00:00Z']],
    ['nothing', null],
  ])('refuses %s', (_what, value) => {
    expect(isInstant(value)).toBe(false)
  })
})

describe(isCalendarDay.name, () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['20261201', false],
    [20261201, false],
  ])('%p: %p', (value, isDay) => {
    expect(isCalendarDay(value)).toBe(isDay)
  })
})
