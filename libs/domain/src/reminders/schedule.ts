import { addDays } from '../days/days.js'
import { wallTime } from '../days/time-zone.js'
import { instantOf } from '../days/wall-time.js'
import { TIMES_OF_DAY } from '../entries/entry-choices.js'
import { minuteOf } from './clock.js'
import { inOrder, type ReminderItem } from './items.js'
import { isQuiet } from './quiet-hours.js'
import {
  fluidMinutes,
  GROUP_WINDOW_MINUTES,
  isRemindedOfAnything,
  type ReminderSettings,
  type Weekday,
  WEEKDAYS,
} from './settings.js'

/** Reminders that come as one. */
export interface DueReminder {
  readonly at: Date
  /** In the order of `REMINDER_ITEMS`, each once, at least one. */
  readonly items: readonly ReminderItem[]
}

/** A reminder at a minute of a day. */
export interface ReminderSlot {
  readonly minute: number
  readonly item: ReminderItem
}

const MINUTE_MS = 60_000
const WINDOW_MS = GROUP_WINDOW_MINUTES * MINUTE_MS
// The rarest reminder comes once a week; one more day for what quiet hours and changed clocks move.
const DAYS_AHEAD = 8

const weekdayOf = (day: string): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'

/** What comes every day, by the minute, quiet hours left out. */
export const dailySlots = ({ vitamins, fluids, mood, quietHours }: ReminderSettings): ReminderSlot[] => {
  const slots: ReminderSlot[] = []
  for (const part of vitamins.on ? TIMES_OF_DAY : []) {
    const time = vitamins[part]
    if (time !== null) slots.push({ minute: minuteOf(time), item: `vitamins_${part}` })
  }
  if (fluids.on) for (const minute of fluidMinutes(fluids)) slots.push({ minute, item: 'fluids' })
  if (mood.on) slots.push({ minute: minuteOf(mood.time), item: 'mood' })
  return slots.filter(({ minute }) => !isQuiet(minute, quietHours)).toSorted((a, b) => a.minute - b.minute)
}

/** The one slot of the week, or none; none in quiet hours. */
export const weeklySlots = ({ weighIn, quietHours }: ReminderSettings): ReminderSlot[] => {
  const minute = minuteOf(weighIn.time)
  return weighIn.on && !isQuiet(minute, quietHours) ? [{ minute, item: 'weigh_in' }] : []
}

/** Puts what comes within the window of the first one together with it. `at` in any unit, ascending. */
export const grouped = (
  single: readonly { readonly at: number; readonly item: ReminderItem }[],
  window: number,
): { at: number; items: ReminderItem[] }[] => {
  const groups: { at: number; items: ReminderItem[] }[] = []
  for (const { at, item } of single) {
    const last = groups.at(-1)
    if (last && at - last.at < window) last.items.push(item)
    else groups.push({ at, items: [item] })
  }
  return groups.map(({ at, items }) => ({ at, items: inOrder(items) }))
}

/**
 * The next reminder strictly after an instant; null when nothing is on. Two reminders are never closer than the window
 * of grouping, on whatever day the counting begins: somewhere in each day there is a pause that is longer.
 */
export const nextReminder = (
  settings: ReminderSettings,
  timeZone: string,
  after: Date,
): DueReminder | null => {
  if (!isRemindedOfAnything(settings)) return null
  const { day: today } = wallTime(after, timeZone)
  const daily = dailySlots(settings)
  const weekly = weeklySlots(settings)
  const single: { at: number; item: ReminderItem }[] = []
  for (let n = -1; n <= DAYS_AHEAD; n++) {
    const day = addDays(today, n)
    const slots = weekdayOf(day) === settings.weighIn.weekday ? [...daily, ...weekly] : daily
    for (const { minute, item } of slots)
      single.push({ at: instantOf({ day, minute }, timeZone).getTime(), item })
  }
  const found = grouped(
    single.toSorted((a, b) => a.at - b.at),
    WINDOW_MS,
  ).find(({ at }) => at > after.getTime())
  return found ? { at: new Date(found.at), items: found.items } : null
}
