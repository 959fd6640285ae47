import { wallTime } from '../days/time-zone.js'
import { instantOf, nextDay } from '../days/wall-time.js'
import { afterQuiet, type QuietHours } from './quiet-hours.js'

/** How long a reminder can be put off. */
export const SNOOZES = ['10_minutes', '1_hour', 'tomorrow'] as const
export type Snooze = (typeof SNOOZES)[number]

/** Hours for which the last reminder can still be put off [own]. */
export const SNOOZABLE_HOURS = 24

const MINUTE_MS = 60_000
const MINUTES: Readonly<Record<Exclude<Snooze, 'tomorrow'>, number>> = { '10_minutes': 10, '1_hour': 60 }

/** When a reminder that is put off comes again: never in quiet hours. Tomorrow is the same time on the clock. */
export const snoozedUntil = (snooze: Snooze, now: Date, timeZone: string, quietHours: QuietHours): Date => {
  const then =
    snooze === 'tomorrow'
      ? instantOf(nextDay(wallTime(now, timeZone)), timeZone)
      : new Date(now.getTime() + MINUTES[snooze] * MINUTE_MS)
  return afterQuiet(then, timeZone, quietHours)
}
