import { addDays } from './days.js'
import { type WallTime, wallTime } from './time-zone.js'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

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
