import type { ApiBody } from '@gb/api-client'
import { clockTime, isQuiet, minuteOf, TIMES_OF_DAY, type ClockTime, type QuietHours } from '@gb/domain'
import type { Schedule } from './guide'

/** How far before the quiet hours a time is moved that lies in them, and how far it may be moved at all. */
const BEFORE_QUIET_MINUTES = 30
const MOST_MOVED_MINUTES = 60

type Slot = Schedule['slots'][number]

/** A time of the schedule that no reminder was set for, and why: a part of the day has one, or the quiet hours. */
export interface LeftOut {
  time: ClockTime
  names: string[]
  why: 'one_each' | 'quiet'
}

/** What a schedule comes to as reminders. */
export interface ReminderPlan {
  vitamins: ApiBody<'/api/reminders/{user_id}', 'put'>['vitamins']
  /** Times that were moved out of the quiet hours. */
  moved: { from: ClockTime; to: ClockTime }[]
  leftOut: LeftOut[]
}

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

/**
 * The reminders of a schedule: one in each part of the day in which something is taken, never in the quiet hours. What
 * finds no place is named, because a dose that is silently not reminded of is a dose that is forgotten.
 */
export function reminderPlan(slots: readonly Slot[], quiet: QuietHours): ReminderPlan {
  const plan: ReminderPlan = {
    vitamins: { on: true, morning: null, afternoon: null, evening: null },
    moved: [],
    leftOut: [],
  }
  for (const { time_taken: part, suggested_time: time, items } of slots) {
    const to = outsideQuiet(time, quiet)
    const why = plan.vitamins[part] !== null ? 'one_each' : to === null ? 'quiet' : null
    if (why !== null) plan.leftOut.push({ time, names: items.map(({ name }) => name), why })
    else {
      plan.vitamins[part] = to
      if (to !== null && to !== time) plan.moved.push({ from: time, to })
    }
  }
  plan.vitamins.on = TIMES_OF_DAY.some((part) => plan.vitamins[part] !== null)
  return plan
}
