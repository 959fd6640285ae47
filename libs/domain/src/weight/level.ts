import { daysBetween } from '../days/days.js'
import { slopeOf } from './slopes.js'
import { dailyWeights, type WeighIn } from './weigh-ins.js'

/** What is level: so many weigh-ins over so many days, and a slope inside this share of the weight per 28 days. */
export const LEVEL_WEIGHT = { weighIns: 4, days: 21, sharePer28Days: 0.005, longDays: 84, yearDays: 365 }
/** A stall belongs to the time of losing: from week 3 until the weight settles, day 540 [own]. */
const PLATEAU_FROM_DAY = 14
const PLATEAU_TO_DAY = 540

/** Whether a day of a weight belongs to the time of losing, in which a level weight is a plateau. */
export const isLosingTime = (dayNumber: number, weightLbs: number, goalLbs: number | null): boolean =>
  dayNumber >= PLATEAU_FROM_DAY && dayNumber < PLATEAU_TO_DAY && weightLbs > (goalLbs ?? 0)

/** The weigh-ins of the last `days` days and a little more, where they stay level; null where they do not. */
const levelWindow = (daily: readonly WeighIn[], days: number): readonly WeighIn[] | null => {
  const last = daily.at(-1)
  if (last === undefined) return null
  const from = daily.findLastIndex(({ day }) => daysBetween(day, last.day) >= days)
  const window = from === -1 ? [] : daily.slice(from)
  const slope = slopeOf(window)
  if (slope === null || window.length < LEVEL_WEIGHT.weighIns) return null
  const mean = window.reduce((sum, { weightLbs }) => sum + weightLbs, 0) / window.length
  return Math.abs(slope * 28) <= LEVEL_WEIGHT.sharePer28Days * mean ? window : null
}

/** Whether the weights of the last `days` days and more stay level. */
export const isLevel = (daily: readonly WeighIn[], days: number): boolean => levelWindow(daily, days) !== null

/** A time in which the weight took a break; both days belong to it. */
export interface Plateau {
  readonly fromDay: string
  readonly toDay: string
}

/**
 * All plateaus of a log, oldest first, as the note about today would have found each: breaks that touch are one.
 * Weigh-ins that look like slips are left out already. Source: health-rules 4.3.
 */
export const plateausOf = (
  weighIns: readonly WeighIn[],
  { surgeryDate, goalLbs }: { surgeryDate: string | null; goalLbs: number | null },
): Plateau[] => {
  if (surgeryDate === null) return []
  const daily = dailyWeights(weighIns.filter(({ day }) => day >= surgeryDate))
  const found: Plateau[] = []
  for (const [index, { day, weightLbs }] of daily.entries()) {
    if (!isLosingTime(daysBetween(surgeryDate, day), weightLbs, goalLbs)) continue
    const fromDay = levelWindow(daily.slice(0, index + 1), LEVEL_WEIGHT.days)?.[0]?.day
    if (fromDay === undefined) continue
    const before = found.at(-1)
    if (before !== undefined && fromDay <= before.toDay) found[found.length - 1] = { ...before, toDay: day }
    else found.push({ fromDay, toDay: day })
  }
  return found
}
