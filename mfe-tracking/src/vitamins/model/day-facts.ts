import type { DayPlanFacts, TimeOfDay, VitaminName } from '@gb/domain'
import type { DayEvent } from './day-event'
import { timeOfDayAt } from './time-of-day'
import type { Vitamin } from './vitamin'

const HOUR_MS = 3_600_000
/** The longest gap of the plan: what was before midnight may still reach into the day. */
const REACH_MS = 2 * HOUR_MS
const DAY_MS = 24 * HOUR_MS

/** Where in the day something counts that says only a time of day, in minutes from midnight. */
const MIDDLE: Record<TimeOfDay, number> = { morning: 8 * 60, afternoon: 14 * 60, evening: 20 * 60 }

/** A time on the clock of this device on a local day: minutes from midnight as ms, right on days of clock change too. */
export const clockOf =
  (day: string) =>
  (minutes: number): number =>
    new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 0, minutes).getTime()

/**
 * When a vitamin was taken, ms. One that was logged in the evening as taken in the morning was taken in the morning.
 */
function takenAt(vitamin: Vitamin): number {
  const logged = new Date(vitamin.recordedAt)
  if (timeOfDayAt(logged) === vitamin.timeTaken) return logged.getTime()
  return Math.min(logged.getTime(), clockOf(vitamin.day)(MIDDLE[vitamin.timeTaken]))
}

interface Known {
  today: string
  /** ms */
  now: number
  taken: readonly Vitamin[]
  events: readonly DayEvent[]
  /** What to lay out. */
  vitamins: readonly VitaminName[]
}

/** What is known of today, for the plan. */
export function dayFacts({ today, now, taken, events, vitamins }: Known): DayPlanFacts {
  const atClock = clockOf(today)
  const ofVitamins = taken.map((vitamin): DayEvent => ({
    subject: { type: 'vitamin', vitaminName: vitamin.vitaminName },
    at: takenAt(vitamin),
  }))
  const from = atClock(0) - REACH_MS
  const done = [...ofVitamins, ...events].filter(({ at }) => at >= from && at < from + REACH_MS + DAY_MS)
  return { now, done, vitamins, atClock }
}
