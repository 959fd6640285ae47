import { daysBetween } from '../days/days.js'
import { isOver } from '../measures/limit.js'
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
/** Shares of the weight that may be lost in 7 and in 14 days before. Source: health-rules 9b.4 [own]. */
const EARLY_SHARE = { in7Days: 0.06, in14Days: 0.09 }
/** How far back a weight is compared. With none so near the nearest before it is, by the days between. Source: health-rules 9b.4. */
const LOOK_BACK_DAYS = 28
/** The last weight of so many days before the surgery still tells what the operation began with [own]. */
const BEGAN_WITHIN_DAYS = 7
/** Between a weight that was told and one that was logged, a larger share is a slip of what was told [own]. */
const MOST_SINCE_TOLD = 0.25
/** A scale says something else after breakfast: two weights of neighboring days are no rate [own]. */
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
  const before = daily.filter((one) => ago(one) >= LEAST_DAYS)
  const near = before.filter((one) => ago(one) <= LOOK_BACK_DAYS)
  return near.length > 0 ? near : before.slice(-1)
}

/** Of the weights before a surgery only the last one tells what the operation began with, and what was told for its day goes before it. */
const sinceSurgery = (
  daily: readonly WeighIn[],
  last: WeighIn,
  surgery: { readonly day: string; readonly toldLbs: number | null },
): WeighIn[] => {
  const after = daily.filter(({ day }) => day > surgery.day)
  const { day, toldLbs } = surgery
  if (toldLbs !== null && toldLbs - last.weightLbs <= MOST_SINCE_TOLD * toldLbs)
    return [{ day, weightLbs: toldLbs }, ...after]
  const began = daily.findLast((one) => one.day <= day && daysBetween(one.day, day) <= BEGAN_WITHIN_DAYS)
  return began === undefined ? after : [began, ...after]
}

/**
 * Whether the latest weight was reached too fast, whatever the days between the weigh-ins. Leave slips out before; one
 * that the person confirmed is judged. Before a surgery and in the first week nothing is too fast.
 * @param surgeryDate 'YYYY-MM-DD'; null is judged as after day 42
 * @param toldLbs what was told for the day of the surgery, see `surgeryDayLbs`
 * Source: health-rules 9b.4.
 */
export const isLosingTooFast = (
  weighIns: readonly WeighIn[],
  surgeryDate: string | null,
  toldLbs: number | null = null,
): boolean => {
  const daily = dailyWeights(weighIns)
  const last = daily.at(-1)
  if (last === undefined) return false
  const dayNumber = surgeryDate === null ? Infinity : daysBetween(surgeryDate, last.day)
  if (dayNumber < EARLY_FROM_DAY) return false
  const isEarly = dayNumber <= EARLY_TO_DAY
  const counted = surgeryDate === null ? daily : sinceSurgery(daily, last, { day: surgeryDate, toldLbs })
  return compared(counted, last).some(({ day, weightLbs }) => {
    const lost = (weightLbs - last.weightLbs) / weightLbs
    return isOver(lost, allowedShare(daysBetween(day, last.day), isEarly))
  })
}
