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
