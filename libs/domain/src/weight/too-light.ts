import { daysBetween } from '../days/days.js'
import { bmiOf } from './bmi.js'
import { LIGHT_BMI } from './light.js'
import { theilSenSlope } from './slopes.js'
import { dailyWeights, type WeighIn } from './weigh-ins.js'

/** Under it the World Health Organization speaks of underweight, kg per square meter. Source: health-rules 9b.3. */
export const UNDERWEIGHT_BMI = 18.5
/** A weight is compared with the last one that is so many days older; less than the share is not a fall but the scale [own]. */
const FALL = { leastDays: 5, share: 0.003 }
/** Within fewer days the scale itself says one thing and another: only more than so much is a fall there [own]. */
const SHORT_FALL = { leastDays: 2, share: 0.01 }
/** A slow fall, which no two weights show: so many weigh-ins of the last weeks, and what their line loses in them [own]. */
const SLOW_FALL = { weighIns: 4, leastDays: 14, days: 28, share: 0.005 }
/** A weight that is older than this says nothing about today [own]. */
const FRESH_DAYS = 60

/** Whether a goal lies below what is healthy for the height. It is stored all the same. Source: health-rules 9b.3. */
export const isGoalTooLight = (goalLbs: number, heightInches: number): boolean =>
  bmiOf(goalLbs, heightInches) < UNDERWEIGHT_BMI

/**
 * The goal weight that is drawn and counted down to, lbs; null during a pregnancy, and for one that is too light.
 * Source: health-rules 9b.3 and 9b.7.
 */
export const pursuedGoalLbs = (person: {
  readonly goalWeightLbs: number
  readonly heightInches: number
  readonly isPregnant?: boolean
}): number | null =>
  person.isPregnant === true || isGoalTooLight(person.goalWeightLbs, person.heightInches)
    ? null
    : person.goalWeightLbs

/** Whether the last weight lies under one of days ago: the latest of those, or any of the days since. */
const isBelow = (daily: readonly WeighIn[], last: WeighIn): boolean => {
  const ago = ({ day }: WeighIn) => daysBetween(day, last.day)
  const lostSince = ({ weightLbs }: WeighIn) => 1 - last.weightLbs / weightLbs
  const before = daily.findLast((one) => ago(one) >= FALL.leastDays)
  const since = daily.filter((one) => ago(one) >= SHORT_FALL.leastDays && ago(one) < FALL.leastDays)
  return (
    (before !== undefined && lostSince(before) > FALL.share) ||
    since.some((one) => lostSince(one) > SHORT_FALL.share)
  )
}

/** Whether the line of the last four weeks falls, however little from one weigh-in to the next. */
const isSinking = (daily: readonly WeighIn[], last: WeighIn): boolean => {
  const recent = daily.filter(({ day }) => daysBetween(day, last.day) <= SLOW_FALL.days)
  const [first] = recent
  if (first === undefined || recent.length < SLOW_FALL.weighIns) return false
  const slope = daysBetween(first.day, last.day) < SLOW_FALL.leastDays ? null : theilSenSlope(recent)
  return slope !== null && slope * SLOW_FALL.days < -SLOW_FALL.share * last.weightLbs
}

/**
 * Whether the team should see a person soon: under a BMI of 18.5, or under 20 with a weight that still falls, whatever
 * the days between the weigh-ins. Leave slips out before. Source: health-rules 9b.3.
 */
export const isTooLight = (weighIns: readonly WeighIn[], heightInches: number, today: string): boolean => {
  const daily = dailyWeights(weighIns)
  const last = daily.at(-1)
  if (last === undefined || daysBetween(last.day, today) > FRESH_DAYS) return false
  const bmi = bmiOf(last.weightLbs, heightInches)
  if (bmi < UNDERWEIGHT_BMI) return true
  if (bmi >= LIGHT_BMI) return false
  return isBelow(daily, last) || isSinking(daily, last)
}
