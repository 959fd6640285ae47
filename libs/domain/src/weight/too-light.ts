import { daysBetween } from '../days/days.js'
import { bmiOf } from './bmi.js'
import { dailyWeights, type WeighIn } from './weigh-ins.js'

/** Under it the World Health Organization speaks of underweight, kg per square meter. Source: health-rules 9b.3. */
export const UNDERWEIGHT_BMI = 18.5
/** Under it a weight should not go on falling, kg per square meter. Source: health-rules 9b.3. */
const LIGHT_BMI = 20
/** A weight is compared with the last one that is so many days older, at most so many [D]. */
const FALL = { leastDays: 5, mostDays: 60 }
/** Less than this share of the weight is not a fall but the scale [D]. */
const FALL_SHARE = 0.003
/** A weight that is older than this says nothing about today [D]. */
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

/**
 * Whether the team should see a person soon: under a BMI of 18.5, or under 20 with a weight that still falls. Leave slips
 * out before. Source: health-rules 9b.3.
 */
export const isTooLight = (weighIns: readonly WeighIn[], heightInches: number, today: string): boolean => {
  const daily = dailyWeights(weighIns)
  const last = daily.at(-1)
  if (last === undefined || daysBetween(last.day, today) > FRESH_DAYS) return false
  const bmi = bmiOf(last.weightLbs, heightInches)
  if (bmi < UNDERWEIGHT_BMI) return true
  if (bmi >= LIGHT_BMI) return false
  const before = daily.findLast(({ day }) => daysBetween(day, last.day) >= FALL.leastDays)
  return (
    before !== undefined &&
    daysBetween(before.day, last.day) <= FALL.mostDays &&
    last.weightLbs < before.weightLbs * (1 - FALL_SHARE)
  )
}
