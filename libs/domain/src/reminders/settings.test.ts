import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { calendarReminders } from './calendar.js'
import { wallTime } from '../days/time-zone.js'
import { clockTime, isClockTime, minuteOf } from './clock.js'
import { pushDeviceId } from './device-id.js'
import { stillOpen } from './items.js'
import { afterQuiet, isQuiet } from './quiet-hours.js'
import { DEFAULT_REMINDERS, reminderFaults, type ReminderSettings } from './settings.js'
import { snoozedUntil } from './snooze.js'

const ALL_ON: ReminderSettings = {
  ...DEFAULT_REMINDERS,
  vitamins: { ...DEFAULT_REMINDERS.vitamins, on: true },
  fluids: { ...DEFAULT_REMINDERS.fluids, on: true },
  weighIn: { ...DEFAULT_REMINDERS.weighIn, on: true },
  mood: { ...DEFAULT_REMINDERS.mood, on: true },
}
const QUIET = DEFAULT_REMINDERS.quietHours

describe(isClockTime.name, () => {
  it('takes what it writes, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        expect(isClockTime(clockTime(minute))).toBe(true)
        expect(minuteOf(clockTime(minute))).toBe(minute)
      }),
    )
    for (const text of ['24:00', '9:00', '09:60', '', '09:00:00', '09.00'])
      expect(isClockTime(text)).toBe(false)
    expect(() => minuteOf('25:00')).toThrow(RangeError)
  })
})

describe(reminderFaults.name, () => {
  const fields = (change: Partial<ReminderSettings>) =>
    reminderFaults({ ...ALL_ON, ...change }).map(({ field }) => field)

  it('finds none in what is proposed', () => expect(fields({})).toEqual([]))

  it.each<[string, Partial<ReminderSettings>, string[]]>([
    ['a time in quiet hours', { mood: { on: true, time: '21:00' } }, ['mood.time']],
    ['a weigh-in in quiet hours', { weighIn: { ...ALL_ON.weighIn, time: '07:59' } }, ['weigh_in.time']],
    [
      'vitamins closer than calcium and iron may be',
      { vitamins: { on: true, morning: '09:00', afternoon: '10:59', evening: '12:59' } },
      ['vitamins.afternoon'],
    ],
    [
      'vitamins at no time',
      { vitamins: { on: true, morning: null, afternoon: null, evening: null } },
      ['vitamins.on'],
    ],
    ['a window that ends first', { fluids: { ...ALL_ON.fluids, to: '08:00' } }, ['fluids.to']],
    [
      'a window that is all quiet',
      { fluids: { ...ALL_ON.fluids, from: '01:00', to: '06:00' } },
      ['fluids.from'],
    ],
    ['too seldom', { fluids: { ...ALL_ON.fluids, everyHours: 7 } }, ['fluids.every_hours']],
  ])('names %s', (_what, change, expected) => expect(fields(change)).toEqual(expected))

  it('leaves alone what is off', () => {
    expect(reminderFaults({ ...DEFAULT_REMINDERS, mood: { on: false, time: '23:00' } })).toEqual([])
  })
})

describe(isQuiet.name, () => {
  it.each([
    ['20:59', false],
    ['21:00', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
  ])('at %s: %s', (time, quiet) => expect(isQuiet(minuteOf(time), QUIET)).toBe(quiet))

  it('never is with the same time twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }), (minute, at) =>
        expect(isQuiet(minute, { from: clockTime(at), to: clockTime(at) })).toBe(false),
      ),
    )
  })
})

describe(snoozedUntil.name, () => {
  const until = (choice: Parameters<typeof snoozedUntil>[0], now: string) =>
    snoozedUntil(choice, new Date(now), 'America/New_York', QUIET).toISOString()

  it('puts off by minutes, by an hour, and to the same time tomorrow', () => {
    expect(until('10_minutes', '2026-11-20T18:00:00Z')).toBe('2026-11-20T18:10:00.000Z')
    expect(until('1_hour', '2026-11-20T18:00:00Z')).toBe('2026-11-20T19:00:00.000Z')
    expect(until('tomorrow', '2026-11-20T18:00:00Z')).toBe('2026-11-21T18:00:00.000Z')
  })

  it('keeps the time on the clock when the clocks change', () => {
    expect(until('tomorrow', '2026-10-31T16:00:00Z')).toBe('2026-11-01T17:00:00.000Z')
  })

  it('waits for the end of quiet hours', () => {
    expect(until('1_hour', '2026-11-21T01:30:00Z')).toBe('2026-11-21T13:00:00.000Z')
    expect(until('10_minutes', '2026-11-21T08:00:00Z')).toBe('2026-11-21T13:00:00.000Z')
  })
})

describe(afterQuiet.name, () => {
  it('is not quiet and never earlier', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        fc.date({ min: new Date('2026-04-01'), max: new Date('2026-09-01'), noInvalidDate: true }),
        (to, now) => {
          const quiet = { from: '21:00', to: clockTime(to) }
          const then = afterQuiet(now, 'Europe/Berlin', quiet)
          expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime())
          expect(isQuiet(wallTime(then, 'Europe/Berlin').minute, quiet)).toBe(false)
        },
      ),
    )
  })
})

describe(stillOpen.name, () => {
  const NOTHING = { vitamins: [], fluidOz: 0, weight: false, mood: false }
  const EVERYTHING = ['vitamins_morning', 'vitamins_evening', 'fluids', 'weigh_in', 'mood'] as const

  it('keeps all of it when nothing was logged', () => {
    expect(stillOpen(EVERYTHING, NOTHING, 64)).toEqual(EVERYTHING)
  })

  it('drops what was done, and only that', () => {
    const logged = { vitamins: ['morning' as const], fluidOz: 63.9, weight: true, mood: false }
    expect(stillOpen(EVERYTHING, logged, 64)).toEqual(['vitamins_evening', 'fluids', 'mood'])
    expect(stillOpen(['fluids'], { ...NOTHING, fluidOz: 64 }, 64)).toEqual([])
  })
})

describe(calendarReminders.name, () => {
  it('has one event for each group of a day and one for the week', () => {
    const wanted: ReminderSettings = {
      ...DEFAULT_REMINDERS,
      vitamins: { on: true, morning: '09:10', afternoon: null, evening: null },
      fluids: { on: true, everyHours: 6, from: '09:00', to: '15:00' },
      weighIn: { on: true, weekday: 'monday', time: '08:00' },
    }
    expect(calendarReminders(wanted, '2026-11-20')).toEqual([
      {
        id: 'daily-540',
        day: '2026-11-20',
        time: '09:00',
        weekday: null,
        items: ['vitamins_morning', 'fluids'],
      },
      { id: 'daily-900', day: '2026-11-20', time: '15:00', weekday: null, items: ['fluids'] },
      { id: 'weekly-480', day: '2026-11-23', time: '08:00', weekday: 'monday', items: ['weigh_in'] },
    ])
  })
})

describe(pushDeviceId.name, () => {
  it('is a UUID of version 8', () => {
    const hash = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'
    expect(pushDeviceId(hash)).toBe('01234567-89ab-8def-a123-456789abcdef')
  })
})
