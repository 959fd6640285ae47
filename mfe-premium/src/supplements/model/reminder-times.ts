import type { ApiBody } from '@gb/api-client'
import { clockTime, isQuiet, minuteOf, type ClockTime, type QuietHours } from '@gb/domain'
import type { Schedule } from './guide'

/** How far before the quiet hours a time is moved that lies in them, and how far it may be moved at all. */
const BEFORE_QUIET_MINUTES = 30
const MOST_MOVED_MINUTES = 60

/** The time itself, or one just outside the quiet hours; null when that is too far from what the schedule says. */
const outsideQuiet = (time: ClockTime, quiet: QuietHours): ClockTime | null => {
  const minute = minuteOf(time)
  if (!isQuiet(minute, quiet)) return time
  const candidates = [minuteOf(quiet.from) - BEFORE_QUIET_MINUTES, minuteOf(quiet.to)]
  const near = candidates.find(
    (candidate) => Math.abs(candidate - minute) <= MOST_MOVED_MINUTES && !isQuiet(candidate, quiet),
  )
  return near === undefined ? null : clockTime(near)
}

/** The reminders of a schedule: one in each part of the day in which something is taken, never in the quiet hours. */
export const reminderTimes = (
  slots: Schedule['slots'],
  quiet: QuietHours,
): ApiBody<'/api/reminders/{user_id}', 'put'>['vitamins'] => {
  const first = (part: 'morning' | 'afternoon' | 'evening') => {
    const time = slots.find(({ time_taken: taken }) => taken === part)?.suggested_time
    return time === undefined ? null : outsideQuiet(time, quiet)
  }
  return { on: true, morning: first('morning'), afternoon: first('afternoon'), evening: first('evening') }
}
