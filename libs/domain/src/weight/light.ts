import { bmiOf } from './bmi.js'
import type { WeighIn } from './weigh-ins.js'

/** Under it a weight should not go on falling, kg per square meter. Source: health-rules 9b.3. */
export const LIGHT_BMI = 20

/**
 * Whether `isTooLight` can be true of these at all: where no weigh-in is light, the rest need not be looked at, nor its
 * code be there.
 */
export const mayBeTooLight = (weighIns: readonly WeighIn[], heightInches: number): boolean =>
  weighIns.some(({ weightLbs }) => bmiOf(weightLbs, heightInches) < LIGHT_BMI)

/** What of a person tells whether anything may urge them to less. Weight in lbs, the whole height in inches. */
export interface MaybeLight {
  readonly heightInches: number
  /** The last weight, lbs; absent where it is not known. */
  readonly currentWeightLbs?: number | undefined
  readonly isPregnant?: boolean | undefined
}

/** Whether the last weight that is known lies under a BMI of 20, falling or not. Source: health-rules 9b.3. */
export const isLight = ({ currentWeightLbs, heightInches }: MaybeLight): boolean =>
  currentWeightLbs !== undefined && bmiOf(currentWeightLbs, heightInches) < LIGHT_BMI

/**
 * Whether nothing urges a person to less: no energy to stay under, no plan and no word for losing. Who is pregnant, and
 * who is light already. Source: health-rules 9b.3 and 9b.7; decision 132.
 */
export const isToLoseNoMore = (person: MaybeLight): boolean => person.isPregnant === true || isLight(person)
