import { expectedShare } from '../days/awake.js'
import { addDays, daysBetween } from '../days/days.js'
import type { FluidDayTotal } from './days.js'
import { VERY_MUCH_FLUID_OZ } from './very-much.js'

/** What a day should not stay under in the long run, in oz. Source: health-rules 2.4, floor. */
export const FLUID_FLOOR_OZ = 48

/** Under it a day is dry, in oz. Source: health-rules 2.4, Flags, and 6.2, Dehydration. */
export const DRY_DAY_OZ = 32

/** Days after surgery on which one dry day is worth a word. Source: health-rules 2.4, Flags. */
const FIRST_DAYS = 30

/** So many days in a row under the floor lead to a reminder, and so many more to the next. Source: health-rules 2.4. */
const RUN_DAYS = 3

/** From this hour on a day is far enough to be spoken of: a dry morning says nothing. */
export const EVENING_HOUR = 18

/** Why something is said, the most urgent first. */
export const FLUID_NOTE_CODES = ['dry_two_days', 'very_much', 'dry_day', 'below_floor'] as const
export type FluidNoteCode = (typeof FLUID_NOTE_CODES)[number]

/** One thing worth saying about what was drunk; `day` and `totalOz` are the (last) day it speaks of. */
export interface FluidNote {
  readonly code: FluidNoteCode
  readonly day: string
  readonly totalOz: number
}

/** What a note depends on. */
export interface FluidNoteContext {
  /** Days with at least one drink; the last week is enough. */
  readonly days: readonly FluidDayTotal[]
  /** The local day, 'YYYY-MM-DD'. */
  readonly today: string
  /** The hour on the clock of the person, 0 to 23. */
  readonly hour: number
  readonly surgeryDate: string | null
}

type FluidNow = Pick<FluidNoteContext, 'today' | 'hour'>

const daysSinceSurgery = (surgeryDate: string | null, day: string): number | null =>
  surgeryDate === null ? null : daysBetween(surgeryDate, day)

/** The days before `last` and itself under an amount, without a gap, the latest first. */
const runUnder = (totals: ReadonlyMap<string, number>, last: string, oz: number): FluidDayTotal[] => {
  const run: FluidDayTotal[] = []
  for (let day = last; ; day = addDays(day, -1)) {
    const totalOz = totals.get(day)
    if (totalOz === undefined || totalOz >= oz) return run
    run.push({ day, totalOz })
  }
}

/** The last day that is over. Who logs nothing for a day or two may be too ill to, so that the days before still speak [own]. */
const lastDayOver = (totals: ReadonlyMap<string, number>, today: string): string =>
  [1, 2, 3].map((ago) => addDays(today, -ago)).find((day) => totals.has(day)) ?? addDays(today, -1)

/**
 * The last days under an amount, the latest first. Today is not over and never a failed day: in its evening it speaks
 * where it has reached the amount, and where it lies behind what is usual by then. Source: health-rules 9b.14.
 */
const lastRunUnder = (totals: ReadonlyMap<string, number>, now: FluidNow, oz: number): FluidDayTotal[] => {
  const ofToday = totals.get(now.today)
  const isToday =
    ofToday !== undefined &&
    now.hour >= EVENING_HOUR &&
    (ofToday >= oz || ofToday < oz * expectedShare(now.hour))
  return runUnder(totals, isToday ? now.today : lastDayOver(totals, now.today), oz)
}

/**
 * The one thing to say about the drinks of the last days, or null. A day without any entry is unknown, not dry. A day
 * counts once it is over, today from the evening on where it lies behind. Source: health-rules 2.4, Flags, and 6.2, Dehydration.
 */
export const fluidNote = ({ days, today, hour, surgeryDate }: FluidNoteContext): FluidNote | null => {
  const totals = new Map(days.map(({ day, totalOz }) => [day, totalOz]))
  const note = (code: FluidNoteCode, { day, totalOz }: FluidDayTotal): FluidNote => ({ code, day, totalOz })
  const ofToday = totals.get(today) ?? 0
  const [dryDay, dryBefore] = lastRunUnder(totals, { today, hour }, DRY_DAY_OZ)
  const belowFloor = lastRunUnder(totals, { today, hour }, FLUID_FLOOR_OZ)
  const since = dryDay === undefined ? null : daysSinceSurgery(surgeryDate, dryDay.day)

  // Both days lie after the surgery, or there is no date: most people here have had theirs.
  if (dryDay && dryBefore && (since === null || since >= 1)) return note('dry_two_days', dryDay)
  if (ofToday > VERY_MUCH_FLUID_OZ) return note('very_much', { day: today, totalOz: ofToday })
  if (dryDay && since !== null && since >= 0 && since < FIRST_DAYS) return note('dry_day', dryDay)
  const [latest] = belowFloor
  return latest && belowFloor.length % RUN_DAYS === 0 ? note('below_floor', latest) : null
}
