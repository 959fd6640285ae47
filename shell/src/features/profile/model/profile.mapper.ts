import type { ApiBody, ApiError } from '@gb/api-client'
import {
  EARLIER_WEIGHT_LBS,
  GOAL_WEIGHT_LBS,
  type Language,
  roundToStep,
  typedNumber,
  WEIGHT_LBS,
} from '@gb/domain'
import { refusalSentence } from '../../../shared/refusals/refusal-sentence'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileField, ProfileFormValues } from './profile-form-values'

export type ProfileBody = ApiBody<'/api/profile', 'post'>

/** The form as it goes over the wire. Only for values without errors. `userId` is null for a new profile. */
export function toProfileBody(values: ProfileFormValues, userId: string | null): ProfileBody {
  return {
    ...(userId !== null && { user_id: userId }),
    name: values.name.trim(),
    email: values.email.trim(),
    age: number(values.age),
    gender: values.gender,
    height_feet: number(values.heightFeet),
    height_inches: number(values.heightInches),
    current_weight_lbs: roundToStep(number(values.currentWeightLbs), WEIGHT_LBS),
    goal_weight_lbs: roundToStep(number(values.goalWeightLbs), GOAL_WEIGHT_LBS),
    activity_level: values.activityLevel,
    surgery_date: values.surgeryDate === '' ? null : values.surgeryDate,
    surgery_day_weight_lbs: earlierWeight(values.surgeryDayWeightLbs),
    highest_weight_lbs: earlierWeight(values.highestWeightLbs),
    is_pregnant: values.isPregnant,
  }
}

const earlierWeight = (text: string): number | null =>
  text.trim() === '' ? null : roundToStep(number(text), EARLIER_WEIGHT_LBS)

function number(text: string): number {
  const value = typedNumber(text)
  if (value === null) throw new RangeError(`not a checked number: ${text}`)
  return value
}

const FIELD_OF: Readonly<Record<string, ProfileField>> = {
  name: 'name',
  email: 'email',
  age: 'age',
  gender: 'gender',
  height_feet: 'heightFeet',
  height_inches: 'heightInches',
  current_weight_lbs: 'currentWeightLbs',
  goal_weight_lbs: 'goalWeightLbs',
  activity_level: 'activityLevel',
  surgery_date: 'surgeryDate',
  surgery_day_weight_lbs: 'surgeryDayWeightLbs',
  highest_weight_lbs: 'highestWeightLbs',
  is_pregnant: 'isPregnant',
}

/** What the server says about single fields, under the names that stand on the form. */
export function fieldErrorsOf(
  error: ApiError,
  language: Language = 'en',
): { field: ProfileField; message: string }[] {
  const messages = profileCatalog.in(language)
  return error.fields.flatMap(({ field, message }) => {
    const own = FIELD_OF[field]
    if (own === undefined) return []
    const said = message.replaceAll(field, messages.labels[own])
    return [{ field: own, message: language === 'en' ? said : refusalSentence(error, language) }]
  })
}
