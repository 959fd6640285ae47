import { addDays, daysBetween, REPORT_PERIOD_DAYS, type ReportPeriod } from '@gb/domain'

/** A day with entries: what it came to, and what was aimed at (null is no goal then). */
export interface DayValue {
  day: string
  value: number
  goal: number | null
}

export interface Shown {
  days: readonly DayValue[]
  period: ReportPeriod
  from: string
  to: string
}

/** How its days are said. */
export interface BarWords {
  day: (day: string, today: string) => string
  weekOf: (week: { day: string }) => string
}

const WEEK = 7
/** Up to so many days a bar is a day; beyond, bars would be as thin as hairs and are weeks. */
const MOST_DAY_BARS = 92

const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const DAY_MS = 24 * 60 * 60 * 1000

const meanOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Whether a bar of this period stands for a week. */
export const isByWeek = (period: ReportPeriod): boolean => REPORT_PERIOD_DAYS[period] > MOST_DAY_BARS

/** The bars of a period: a day each, or the mean of the days with entries of each week. */
export function barsOf({ days, period, from, to }: Shown, words: BarWords) {
  const slotDays = isByWeek(period) ? WEEK : 1
  const slots = Map.groupBy(days, ({ day }) => Math.floor(daysBetween(from, day) / slotDays))
  const bars = [...slots].map(([slot, inSlot]) => {
    const first = addDays(from, slot * slotDays)
    const goals = inSlot.flatMap(({ goal }) => (goal === null ? [] : [goal]))
    return {
      at: msOf(first),
      value: meanOf(inSlot.map(({ value }) => value)),
      goal: goals.length === 0 ? null : meanOf(goals),
      label: slotDays === 1 ? words.day(first, to) : words.weekOf({ day: words.day(first, to) }),
    }
  })
  const slotCount = Math.ceil((daysBetween(from, to) + 1) / slotDays)
  return {
    bars,
    range: {
      from: msOf(from),
      to: msOf(from) + slotCount * slotDays * DAY_MS,
      slotMs: slotDays * DAY_MS,
    },
    ends: { from: words.day(from, to), to: words.day(to, to) },
  }
}
