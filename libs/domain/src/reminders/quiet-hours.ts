import { wallTime } from '../days/time-zone.js'
import { instantOf, nextDay } from '../days/wall-time.js'
import { type ClockTime, minuteOf } from './clock.js'

/** Nothing comes from `from` on until `to`, which may be on the next day; the same time twice: there are none. */
export interface QuietHours {
  readonly from: ClockTime
  readonly to: ClockTime
}

/** Whether a minute of the day is quiet. `from` is, `to` is not. */
export const isQuiet = (minute: number, quietHours: QuietHours): boolean => {
  const from = minuteOf(quietHours.from)
  const to = minuteOf(quietHours.to)
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The instant itself, or the end of the quiet hours that it lies in. */
export const afterQuiet = (instant: Date, timeZone: string, quietHours: QuietHours): Date => {
  const wall = wallTime(instant, timeZone)
  if (!isQuiet(wall.minute, quietHours)) return instant
  const end = { day: wall.day, minute: minuteOf(quietHours.to) }
  return instantOf(end.minute > wall.minute ? end : nextDay(end), timeZone)
}
