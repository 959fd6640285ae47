import { GOAL_WEIGHT_LBS, HEIGHT_FEET, HEIGHT_INCHES, heightInInches, isGoalTooLight } from '@gb/domain'
import type { ProfileFormValues } from './profile-form-values'
import { typedWithin } from './typed-within'

/**
 * Whether the goal that is being typed lies below what is healthy for the height. False until height and goal can be
 * stored, and during a pregnancy, when no goal is shown. Source: health-rules 9b.3.
 */
export function isGoalToTalkAbout(
  values: Pick<ProfileFormValues, 'heightFeet' | 'heightInches' | 'goalWeightLbs' | 'isPregnant'>,
): boolean {
  const feet = typedWithin(values.heightFeet, HEIGHT_FEET)
  const inches = typedWithin(values.heightInches, HEIGHT_INCHES)
  const goalLbs = typedWithin(values.goalWeightLbs, GOAL_WEIGHT_LBS)
  if (values.isPregnant || feet === null || inches === null || goalLbs === null) return false
  return isGoalTooLight(goalLbs, heightInInches(feet, inches))
}
