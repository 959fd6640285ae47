import { addDays } from './days.js'

/** Long enough for every IANA name, short enough that nobody sends a book. */
const MAX_NAME_LENGTH = 64
/** Names start with a letter: engines also take offsets such as +05:30, which are not IANA names. */
const NAME_PATTERN = /^[A-Za-z][A-Za-z0-9_+\-/]*$/
/** The zones in use at one time; a name in odd capitals is another key, so the map must not grow without end. */
const MAX_CLOCKS = 512

/** A moment as a clock on the wall shows it: the calendar day 'YYYY-MM-DD' and the minutes since its 00:00. */
export interface WallTime {
  readonly day: string
  readonly minute: number
}

/** What is known of a zone, and what its clocks showed in the minute that was asked for last: that is almost always now. */
interface Clock {
  readonly formatter: Intl.DateTimeFormat
  utcMinute: number
  shown: WallTime | null
}

const clocks = new Map<string, Clock>()

const clockOf = (timeZone: string): Clock => {
  const known = clocks.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  const made = { formatter, utcMinute: 0, shown: null }
  clocks.set(timeZone, made)
  return made
}

/** Whether the text is an IANA time zone name this runtime knows. Source: wire-rules 1, X-Time-Zone. */
export const isTimeZone = (text: string): boolean => {
  if (text.length > MAX_NAME_LENGTH || !NAME_PATTERN.test(text)) return false
  try {
    clockOf(text)
    return true
  } catch {
    return false
  }
}

const MS_PER_MINUTE = 60_000
/** Since then no zone is off by a part of a minute, so all clocks change their minute together. */
const WHOLE_MINUTES_SINCE = Date.UTC(1973, 0, 1)

const read = (formatter: Intl.DateTimeFormat, instant: Date): WallTime => {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatter.formatToParts(instant)) parts[type] = value
  const day = `${(parts['year'] ?? '').padStart(4, '0')}-${parts['month']}-${parts['day']}`
  return { day, minute: Number(parts['hour']) * 60 + Number(parts['minute']) }
}

/** What the clock on the wall shows at an instant. Throws RangeError on an unknown zone (IANA name) or an invalid instant. */
export const wallTime = (instant: Date, timeZone: string): WallTime => {
  const clock = clockOf(timeZone)
  const utcMinute = Math.floor(instant.getTime() / MS_PER_MINUTE)
  if (clock.shown !== null && clock.utcMinute === utcMinute) return clock.shown
  const shown = read(clock.formatter, instant)
  if (instant.getTime() >= WHOLE_MINUTES_SINCE) Object.assign(clock, { utcMinute, shown })
  return shown
}

/** By what the days of a person are counted: the zone (IANA name), and the hour, 0 to 6, at which a day begins. */
export interface DayRule {
  readonly timeZone: string
  readonly dayStartsAt: number
}

/**
 * The calendar day 'YYYY-MM-DD' of an instant in a time zone (IANA name). With a day that begins at 4, what happens at
 * 3:59 on the clock belongs to the day before; the clock decides, so a change of the clock moves no day.
 * Throws RangeError on an unknown zone or an invalid instant. Source: wire-rules 1.
 */
export const localDay = (instant: Date, timeZone: string, dayStartsAt = 0): string => {
  const { day, minute } = wallTime(instant, timeZone)
  return minute < dayStartsAt * 60 ? addDays(day, -1) : day
}

/**
 * The hour of a local day, counted on while the day lasts: with a day that begins at 4, two at night is 26 of the day before.
 * @param dayStartsAt the hour at which the day begins, 0 to 6
 */
export const hourOfDay = (instant: Date, timeZone: string, dayStartsAt = 0): number => {
  const hour = Math.floor(wallTime(instant, timeZone).minute / 60)
  return hour < dayStartsAt ? hour + 24 : hour
}
