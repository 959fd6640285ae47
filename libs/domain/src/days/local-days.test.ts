import { spawnSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from './days.js'
import { DAY_STARTS_AT } from '../measures/limits.js'
import { localDay } from './time-zone.js'

const HOUR_MS = 3_600_000
const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'America/New_York',
  'America/Los_Angeles',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
]
const zone = fc.constantFrom(...ZONES)
const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const begin = fc.integer({ min: DAY_STARTS_AT.min, max: DAY_STARTS_AT.max })

/** The clock of a zone in words, by another part of the runtime than the rule uses. */
const clockOf = (at: Date, timeZone: string) => {
  const [date = '', time = ''] = at.toLocaleString('sv-SE', { timeZone }).split(' ')
  return { date, hour: Number(time.slice(0, 2)) }
}

describe('a day that begins at midnight or later', () => {
  it('is the day on the clock, or the one before while it has not begun', () => {
    fc.assert(
      fc.property(instant, zone, begin, (at, timeZone, dayStartsAt) => {
        const { date, hour } = clockOf(at, timeZone)
        expect(localDay(at, timeZone, dayStartsAt)).toBe(hour < dayStartsAt ? addDays(date, -1) : date)
      }),
    )
  })

  it('never goes back while time goes on', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: 48 * HOUR_MS }),
        zone,
        begin,
        (at, later, timeZone, from) => {
          const next = localDay(new Date(at.getTime() + later), timeZone, from)
          expect(next >= localDay(at, timeZone, from)).toBe(true)
        },
      ),
    )
  })

  it('has 23 to 25 hours, also when the clock changes', () => {
    for (const [day, hours] of [
      ['2026-03-08', 23],
      ['2026-03-09', 24],
      ['2026-11-01', 25],
      ['2026-11-02', 24],
    ] as const)
      for (let from = 3; from <= DAY_STARTS_AT.max; from++) {
        const start = Date.parse(`${day}T00:00:00Z`)
        const within = Array.from(
          { length: 72 * 4 },
          (_, n) => new Date(start - 24 * HOUR_MS + n * (HOUR_MS / 4)),
        )
        // A day that begins at 3 or later holds the next night: the change belongs to the day before.
        const held = within.filter((at) => localDay(at, 'America/New_York', from) === addDays(day, -1))
        expect(held).toHaveLength(hours * 4)
      }
  })

  it.each([
    ['2026-11-21T04:59:00Z', 0, '2026-11-20'],
    ['2026-11-21T05:01:00Z', 0, '2026-11-21'],
    ['2026-11-21T05:01:00Z', 3, '2026-11-20'],
    ['2026-11-21T07:59:59Z', 3, '2026-11-20'],
    ['2026-11-21T08:00:00Z', 3, '2026-11-21'],
  ])('puts %s with a day from %d on into %s in New York', (at, from, day) => {
    expect(localDay(new Date(at), 'America/New_York', from)).toBe(day)
  })

  it('after a flight follows the clock of the place, from one breakfast to the next', () => {
    const breakfast = new Date('2026-11-20T12:00:00Z')
    expect(localDay(breakfast, 'America/New_York', 4)).toBe('2026-11-20')
    expect(localDay(new Date(breakfast.getTime() + 14 * HOUR_MS), 'Pacific/Honolulu', 4)).toBe('2026-11-20')
    expect(localDay(breakfast, 'Pacific/Kiritimati', 4)).toBe('2026-11-20')
    expect(localDay(breakfast, 'Pacific/Kiritimati', 0)).toBe('2026-11-21')
  })
})

const INSTANTS = [
  '2026-03-08T06:59:00Z',
  '2026-03-08T07:01:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
  '2026-07-01T02:29:00Z',
  '2026-07-01T02:31:00Z',
  '2026-12-31T09:59:00Z',
  '2026-12-31T10:01:00Z',
  '2026-12-31T23:59:00Z',
  '2027-01-01T00:01:00Z',
]
const answers = () =>
  INSTANTS.flatMap((at) => ZONES.flatMap((each) => [0, 4].map((from) => localDay(new Date(at), each, from))))

/** The same computation in a process whose own clock stands in another zone. */
const answersUnder = (TZ: string): unknown => {
  const source = new URL('./time-zone.ts', import.meta.url).href
  const script = `
    import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => next(name.startsWith('./') ? name.replace(/\\.js$/, '.ts') : name, context) })
    const { localDay } = await import(${JSON.stringify(source)})
    const all = ${JSON.stringify(INSTANTS)}.flatMap((at) => ${JSON.stringify(ZONES)}.flatMap((zone) =>
      [0, 4].map((from) => localDay(new Date(at), zone, from))))
    console.log(JSON.stringify({ zone: new Date(0).getTimezoneOffset(), all }))`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ, NODE_OPTIONS: '' },
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout)
}

describe('a server in any zone', () => {
  it.each([
    ['UTC', 0],
    ['Pacific/Kiritimati', 640],
    ['America/St_Johns', 210],
  ])('counts the same days in %s', (TZ, offset) => {
    expect(answersUnder(TZ)).toEqual({ zone: offset, all: answers() })
  })
})
