import { addDays } from '../days/days.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/
/** The zones in use at one time; a name in odd capitals is another key, so the map must not grow without end. */
const MAX_FORMATTERS = 512

/** A time of day on the wall, 'HH:MM', from 00:00 to 23:59. */
export type ClockTime = string

/** A moment as a clock on the wall shows it: the calendar day and the minutes since its 00:00. */
export interface WallTime {
  readonly day: string
  readonly minute: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  formatters.set(timeZone, made)
  return made
}

/** Whether the text is a time of day 'HH:MM'. */
export const isClockTime = (text: string): boolean => CLOCK_TIME.test(text)

/** Minutes since 00:00. Throws RangeError when it is no time of day. */
export const minuteOf = (time: ClockTime): number => {
  const [, hours, minutes] = CLOCK_TIME.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new RangeError(`not a time of day: ${time}`)
  return Number(hours) * 60 + Number(minutes)
}

/** The time of day 'HH:MM' of minutes since 00:00; 1440 is 00:00 again. */
export const clockTime = (minute: number): ClockTime => {
  const inDay = ((minute % 1440) + 1440) % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** What the clock on the wall shows at an instant. Throws RangeError on an unknown zone (IANA name). */
export const wallTime = (instant: Date, timeZone: string): WallTime => {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value
  const day = `${(parts['year'] ?? '').padStart(4, '0')}-${parts['month']}-${parts['day']}`
  return { day, minute: Number(parts['hour']) * 60 + Number(parts['minute']) }
}

const utcMs = ({ day, minute }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS

const offsetMs = (ms: number, timeZone: string): number =>
  utcMs(wallTime(new Date(ms), timeZone)) - Math.floor(ms / MINUTE_MS) * MINUTE_MS

/**
 * The instant at which a clock on the wall shows a time of a day. A time that comes twice (clocks go back) is the
 * first one; a time that never comes (clocks go forward) is as long after the change as it would have been.
 */
export const instantOf = (wall: WallTime, timeZone: string): Date => {
  const asUtc = utcMs(wall)
  const before = asUtc - offsetMs(asUtc - DAY_MS, timeZone)
  const after = asUtc - offsetMs(asUtc + DAY_MS, timeZone)
  const real = [before, after].filter((ms) => ms + offsetMs(ms, timeZone) === asUtc)
  return new Date(real.length > 0 ? Math.min(...real) : before)
}

/** The same time of day one day on. */
export const nextDay = ({ day, minute }: WallTime): WallTime => ({ day: addDays(day, 1), minute })
