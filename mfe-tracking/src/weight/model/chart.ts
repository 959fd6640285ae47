import {
  daysBetween,
  type ExpectedWeight,
  expectedWeights,
  isTooLight,
  plateausOf,
  smoothedWeights,
  surgeryDayLbs,
  type WeighIn,
  weightBaseline,
  withoutSlips,
} from '@gb/domain'
import { shownIn, WEIGHT_UNITS, type WeightUnit } from '@gb/entries'
import type { Days } from '@gb/own-words'
import { type Body, tellsNoLoss } from './body'
import { firstDayOf, type Period } from './period'
import type { WeightEntry } from './weight'

/** What the chart is drawn from. */
export interface ChartInput {
  /** All weigh-ins: the line at the edge of a period also rests on those before it. */
  entries: readonly WeightEntry[]
  body: Body | null
  /** null while there is none. */
  goalLbs: number | null
  period: Period
  /** The first day that is shown, whatever the period says: a story begins with the surgery. */
  since?: string | null
  unit: WeightUnit
  today: string
  /** What writes its days. */
  dates: Pick<Days, 'day' | 'inSentence'>
}

// The stored local day and not the instant, so that a flight moves no dot to another day.
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** How many days of the expected band are shown beyond today, where the whole way is shown. */
const AHEAD_DAYS = 30
/** A goal further away than this many heights of the picture would press the dots flat. */
const GOAL_REACH = 1.5
/** The weights of fewer days than this are looked at from close by, whatever the period. */
const SHORT_WAY_DAYS = 14

/** Dots, line, band and goal of a period, in the unit of the person. What looks like a slip waits to be confirmed. */
export function chartOf(input: ChartInput) {
  const { entries: all, body, goalLbs, period, since = null, unit, today, dates } = input
  const entries = withoutSlips(all.toReversed())
  const from = since ?? firstDayOf(period, today)
  const isShown = ({ day }: { day: string }) => from === null || day >= from
  const shown = (lbs: number) => shownIn(lbs, WEIGHT_UNITS[unit])
  const points = entries.filter(isShown).map(({ day, weightLbs }) => ({
    at: noonOf(day),
    value: shown(weightLbs),
    label: dates.day(day, today),
    said: dates.inSentence(day, today),
  }))
  const line = smoothedWeights(entries).filter(isShown)
  // A short period is for a close look: the band, which is wide, and a far goal would press its dots flat.
  // Nobody who is too light, and falls, sees where that goes. Source: health-rules 9b.3.
  const isLight = body !== null && isTooLight(entries, body.heightInches, today)
  const isLong = (period === 'all' || period === '180') && wayInDays(entries) >= SHORT_WAY_DAYS
  return {
    points: points.toSorted((a, b) => a.at - b.at),
    line: line.map(({ day, weightLbs }) => ({ at: noonOf(day), value: shown(weightLbs) })),
    band:
      isLong && !isLight
        ? bandOf(entries, body, from, today).map(({ day, lowLbs, highLbs }) => ({
            at: noonOf(day),
            low: shown(lowLbs),
            high: shown(highLbs),
          }))
        : [],
    plateaus: plateausIn(entries, body, goalLbs)
      .filter(({ toDay }) => from === null || toDay >= from)
      .map(({ fromDay, toDay }) => ({
        from: noonOf(fromDay),
        to: noonOf(toDay),
        fromLabel: dates.day(fromDay, today),
        toLabel: dates.inSentence(toDay, today),
      })),
    hasGoal: goalLbs !== null && !isLight && (isLong || isNear(goalLbs, line)),
    /** How many weights of the period are left out until the person says that they are right. */
    leftOut: all.filter(isShown).length - points.length,
  }
}

const wayInDays = (entries: readonly WeightEntry[]): number => {
  const days = entries.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? 0 : daysBetween(first, last)
}

const isNear = (goalLbs: number, line: readonly WeighIn[]): boolean => {
  const values = line.map(({ weightLbs }) => weightLbs)
  const low = Math.min(...values)
  return low - goalLbs <= GOAL_REACH * Math.max(4, Math.max(...values) - low)
}

/** The breaks of the weight; none where a level weight means nothing of the kind. */
const plateausIn = (entries: readonly WeightEntry[], body: Body | null, goalLbs: number | null) =>
  body === null || tellsNoLoss(body, entries.at(-1))
    ? []
    : plateausOf(entries, { surgeryDate: body.surgeryDate, goalLbs })

/** The expected weights from the first shown day to a little beyond today. */
function bandOf(
  entries: readonly WeightEntry[],
  body: Body | null,
  from: string | null,
  today: string,
): ExpectedWeight[] {
  if (body === null || body.isPregnant) return []
  const baseline = weightBaseline(entries, body.surgeryDate, surgeryDayLbs(body, today))
  if (baseline === null) return []
  const band = expectedWeights({ ...body, baseline })
  return band.filter(
    ({ day }) => daysBetween(today, day) <= AHEAD_DAYS && (from === null || daysBetween(from, day) >= 0),
  )
}
