import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { wallTime } from '../days/time-zone.js'
import { instantOf } from '../days/wall-time.js'
import { clockTime } from './clock.js'
import { REMINDER_ITEMS } from './items.js'
import { isQuiet } from './quiet-hours.js'
import { nextReminder } from './schedule.js'
import { DEFAULT_REMINDERS, GROUP_WINDOW_MINUTES, type ReminderSettings, WEEKDAYS } from './settings.js'

const MINUTE_MS = 60_000
const NO_QUIET = { from: '00:00', to: '00:00' }
const NEW_YORK = 'America/New_York'

const time = fc.integer({ min: 0, max: 1439 }).map(clockTime)
const zone = fc.constantFrom(
  'UTC',
  NEW_YORK,
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Europe/Berlin',
)
const settings: fc.Arbitrary<ReminderSettings> = fc.record({
  vitamins: fc.record({
    on: fc.boolean(),
    morning: fc.option(time),
    afternoon: fc.option(time),
    evening: fc.option(time),
  }),
  fluids: fc.record({ on: fc.boolean(), everyHours: fc.integer({ min: 1, max: 6 }), from: time, to: time }),
  weighIn: fc.record({ on: fc.boolean(), weekday: fc.constantFrom(...WEEKDAYS), time }),
  mood: fc.record({ on: fc.boolean(), time }),
  quietHours: fc.record({ from: time, to: time }),
  showDetails: fc.boolean(),
})
// Both changes of the clock of 2026 lie in it, for both halves of the earth.
const instant = fc
  .integer({ min: Date.UTC(2026, 1, 1) / MINUTE_MS, max: Date.UTC(2026, 11, 31) / MINUTE_MS })
  .map((minutes) => new Date(minutes * MINUTE_MS))

const following = (wanted: ReminderSettings, timeZone: string, from: Date, count: number) => {
  const found = []
  let after = from
  for (let n = 0; n < count; n++) {
    const next = nextReminder(wanted, timeZone, after)
    if (!next) break
    found.push(next)
    after = next.at
  }
  return found
}

describe(nextReminder.name, () => {
  it('is strictly after the instant and never in quiet hours', () => {
    fc.assert(
      fc.property(settings, zone, instant, (wanted, timeZone, after) => {
        const next = nextReminder(wanted, timeZone, after)
        if (!next) return
        expect(next.at.getTime()).toBeGreaterThan(after.getTime())
        expect(next.items.length).toBeGreaterThan(0)
        expect(next.items).toEqual(REMINDER_ITEMS.filter((item) => next.items.includes(item)))
        const { minute } = wallTime(next.at, timeZone)
        const shown = instantOf(wallTime(next.at, timeZone), timeZone)
        // The hour that comes twice or never may shift a time; on every other day the clock itself is held to them.
        if (shown.getTime() === next.at.getTime() && !nearClockChange(next.at, timeZone))
          expect(isQuiet(minute, wanted.quietHours)).toBe(false)
      }),
      { numRuns: 150 },
    )
  })

  it('never sends two within the window, wherever the counting begins', () => {
    fc.assert(
      fc.property(settings, zone, instant, (wanted, timeZone, after) => {
        const found = following(wanted, timeZone, after, 8)
        const gaps = found.slice(1).map(({ at }, n) => at.getTime() - (found[n]?.at.getTime() ?? 0))
        for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(GROUP_WINDOW_MINUTES * MINUTE_MS)
        const [, second] = found
        if (second) expect(nextReminder(wanted, timeZone, new Date(second.at.getTime() - 1))).toEqual(second)
      }),
      { numRuns: 100 },
    )
  })

  it('is null when nothing is on', () => {
    expect(nextReminder(DEFAULT_REMINDERS, 'UTC', new Date())).toBeNull()
  })

  it('puts what is close together into one', () => {
    const wanted: ReminderSettings = {
      ...DEFAULT_REMINDERS,
      vitamins: { on: true, morning: '09:10', afternoon: null, evening: null },
      fluids: { on: true, everyHours: 6, from: '09:00', to: '09:00' },
      mood: { on: true, time: '09:30' },
    }
    expect(following(wanted, 'UTC', new Date('2026-11-20T00:00:00Z'), 2)).toEqual([
      { at: new Date('2026-11-20T09:00:00Z'), items: ['vitamins_morning', 'fluids'] },
      { at: new Date('2026-11-20T09:30:00Z'), items: ['mood'] },
    ])
  })

  it('leaves out quiet hours that go past midnight', () => {
    const fluids = { on: true, everyHours: 3, from: '00:00', to: '23:00' }
    const found = following({ ...DEFAULT_REMINDERS, fluids }, 'UTC', new Date('2026-11-20T00:00:00Z'), 5)
    expect(found.map(({ at }) => at.toISOString().slice(11, 16))).toEqual([
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '09:00',
    ])
  })

  it('finds the one of the week, today only before its time', () => {
    const weighIn = { on: true, weekday: 'friday' as const, time: '08:00' }
    const wanted = { ...DEFAULT_REMINDERS, weighIn }
    const at = (after: string) => nextReminder(wanted, 'UTC', new Date(after))?.at.toISOString()
    expect(at('2026-11-20T07:59:00Z')).toBe('2026-11-20T08:00:00.000Z')
    expect(at('2026-11-20T08:00:00Z')).toBe('2026-11-27T08:00:00.000Z')
  })

  it.each([
    ['forward', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['forward, after it', '2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
    ['back, the first of the two', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['back, after it', '2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
  ])('comes once on the day when clocks go %s', (_way, day, clock, expected) => {
    const wanted = { ...DEFAULT_REMINDERS, quietHours: NO_QUIET, mood: { on: true, time: clock } }
    const found = following(wanted, NEW_YORK, instantOf({ day, minute: 0 }, NEW_YORK), 2)
    expect(found[0]?.at.toISOString()).toBe(expected)
    expect(wallTime(found[1]?.at ?? new Date(0), NEW_YORK).day > day).toBe(true)
  })
})

const nearClockChange = (at: Date, timeZone: string): boolean => {
  const offset = (ms: number) => {
    const { day, minute } = wallTime(new Date(ms), timeZone)
    return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS - ms
  }
  return offset(at.getTime() - 180 * MINUTE_MS) !== offset(at.getTime() + 180 * MINUTE_MS)
}
