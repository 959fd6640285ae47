import { addDays } from '../days/days.js'
import { type ClockTime, clockTime } from './clock.js'
import type { ReminderItem } from './items.js'
import { dailySlots, grouped, weeklySlots } from './schedule.js'
import { GROUP_WINDOW_MINUTES, type ReminderSettings, type Weekday, WEEKDAYS } from './settings.js'

/** An event that comes again and again, at a time of the clock where the phone is. */
export interface CalendarReminder {
  /** The same for the same slot at every download, so that a second file changes events and adds none. */
  readonly id: string
  /** The first day it comes. */
  readonly day: string
  readonly time: ClockTime
  /** Null: every day. */
  readonly weekday: Weekday | null
  readonly items: readonly ReminderItem[]
}

const dayOfWeek = (from: string, weekday: Weekday): string => {
  const start = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(from, (WEEKDAYS.indexOf(weekday) - start + 7) % 7)
}

/** The reminders of a calendar, from a day on: those of a day in groups, the weekly one for itself. */
export const calendarReminders = (settings: ReminderSettings, from: string): CalendarReminder[] => {
  const { weekday } = settings.weighIn
  const single = dailySlots(settings).map(({ minute, item }) => ({ at: minute, item }))
  const daily = grouped(single, GROUP_WINDOW_MINUTES).map(({ at, items }) => ({
    id: `daily-${at}`,
    day: from,
    time: clockTime(at),
    weekday: null,
    items,
  }))
  const weekly = weeklySlots(settings).map(({ minute, item }) => ({
    id: `weekly-${minute}`,
    day: dayOfWeek(from, weekday),
    time: clockTime(minute),
    weekday,
    items: [item],
  }))
  return [...daily, ...weekly]
}
