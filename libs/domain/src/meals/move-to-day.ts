import { daysBetween } from '../days/days.js'
import { type DayRule, localDay } from '../days/time-zone.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A change of the clock moves what is close to the end of a day into the next one; these bring it back. */
const NUDGES_MS = [0, HOUR_MS, -HOUR_MS, 2 * HOUR_MS, -2 * HOUR_MS]

/**
 * The instant on another day at the same time, give or take the hour of a clock change, and never later than now:
 * what is copied to today has been eaten.
 * @param day 'YYYY-MM-DD', counted by the rule
 */
export const moveToDay = (instant: Date, day: string, rule: DayRule, now: Date): Date => {
  const { timeZone, dayStartsAt } = rule
  const days = daysBetween(localDay(instant, timeZone, dayStartsAt), day)
  const shifted = instant.getTime() + days * DAY_MS
  const moved =
    NUDGES_MS.map((nudge) => new Date(shifted + nudge)).find(
      (candidate) => localDay(candidate, timeZone, dayStartsAt) === day,
    ) ?? new Date(shifted)
  return moved > now ? now : moved
}
