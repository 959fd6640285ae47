import { daysBetween } from '../days/days.js'
import { dailyWeights, type WeighIn } from './weigh-ins.js'

/**
 * From the day after this one a loss is judged by the week; a person without a surgery date is judged like this, too.
 * Source: health-rules 9b.4.
 */
const EARLY_TO_DAY = 42
/** On earlier days a loss is the water of the operation. Source: health-rules 9b.4. */
const EARLY_FROM_DAY = 7
/** Share of the weight that may be lost in 7 days after day 42. Source: health-rules 9b.4. */
const WEEK_SHARE = 0.025
/** Shares of the weight that may be lost in 7 and in 14 days before. Source: health-rules 9b.4 [D]. */
const EARLY_SHARE = { in7Days: 0.06, in14Days: 0.09 }
/** How far back a weight is compared; with none so near, the nearest one up to the second number [D]. */
const LOOK_BACK = { days: 28, mostDays: 60 }
/** A scale says something else after breakfast: two weights of neighboring days are no rate [D]. */
const LEAST_DAYS = 2
const WEEK = 7

/** The share of a weight that may be lost in so many days. Between 7 and 14 the stricter rule of the two holds. */
const allowedShare = (days: number, isEarly: boolean): number => {
  if (!isEarly) return WEEK_SHARE * Math.max(1, days / WEEK)
  if (days <= WEEK) return EARLY_SHARE.in7Days
  return days <= 2 * WEEK
    ? Math.min(EARLY_SHARE.in14Days, (EARLY_SHARE.in7Days * days) / WEEK)
    : (EARLY_SHARE.in14Days * days) / (2 * WEEK)
}

/** What the latest weight is compared with: all of the last 28 days, or where there is none the nearest before. */
const compared = (daily: readonly WeighIn[], last: WeighIn): WeighIn[] => {
  const ago = ({ day }: WeighIn) => daysBetween(day, last.day)
  const before = daily.filter((one) => ago(one) >= LEAST_DAYS && ago(one) <= LOOK_BACK.mostDays)
  const near = before.filter((one) => ago(one) <= LOOK_BACK.days)
  return near.length > 0 ? near : before.slice(-1)
}

/**
 * Whether the latest weight was reached too fast, whatever the days between the weigh-ins. Leave slips out before; one
 * that the person confirmed is judged. Before a surgery and in the first week nothing is too fast.
 * @param surgeryDate 'YYYY-MM-DD'; null is judged as after day 42
 * Source: health-rules 9b.4.
 */
export const isLosingTooFast = (weighIns: readonly WeighIn[], surgeryDate: string | null): boolean => {
  const daily = dailyWeights(weighIns)
  const last = daily.at(-1)
  if (last === undefined) return false
  const dayNumber = surgeryDate === null ? Infinity : daysBetween(surgeryDate, last.day)
  if (dayNumber < EARLY_FROM_DAY) return false
  const isEarly = dayNumber <= EARLY_TO_DAY
  // Of the weights before the surgery only the last one tells what the operation began with.
  const after = daily.filter(({ day }) => surgeryDate === null || daysBetween(surgeryDate, day) >= -1)
  return compared(after, last).some(({ day, weightLbs }) => {
    const lost = (weightLbs - last.weightLbs) / weightLbs
    return lost > allowedShare(daysBetween(day, last.day), isEarly)
  })
}
