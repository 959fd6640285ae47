import {
  AGE_YEARS,
  EARLIER_WEIGHT_LBS,
  GOAL_WEIGHT_LBS,
  HEIGHT_FEET,
  HEIGHT_INCHES,
  isWithin,
  type Language,
  type Limit,
  NAME_LENGTH,
  typedNumber,
  WEIGHT_LBS,
  writtenText,
} from '@gb/domain'
import { isEmail } from '../../../shared/email-address'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileField, ProfileFormValues } from './profile-form-values'

type Errors = ReturnType<typeof profileCatalog.in>['errors']

export type ProfileErrors = Partial<Record<ProfileField, string>>

/** Everything that is wrong with the form, in words; an empty object when it can be sent. */
export function profileErrors(values: ProfileFormValues, language: Language = 'en'): ProfileErrors {
  const errors = profileCatalog.in(language).errors
  const found: Record<ProfileField, string | null> = {
    name: nameError(writtenText(values.name), errors),
    email: isEmail(values.email.trim()) ? null : errors.email,
    age: isNumber(values.age, AGE_YEARS) ? null : errors.age(AGE_YEARS),
    gender: null,
    heightFeet: isNumber(values.heightFeet, HEIGHT_FEET) ? null : errors.feet(HEIGHT_FEET),
    heightInches: isNumber(values.heightInches, HEIGHT_INCHES) ? null : errors.inches(HEIGHT_INCHES),
    currentWeightLbs: isNumber(values.currentWeightLbs, WEIGHT_LBS) ? null : errors.weight(WEIGHT_LBS),
    goalWeightLbs: isNumber(values.goalWeightLbs, GOAL_WEIGHT_LBS) ? null : errors.goal(GOAL_WEIGHT_LBS),
    activityLevel: null,
    surgeryDate: values.surgeryDate === null ? errors.surgeryDate : null,
    surgeryDayWeightLbs: earlierWeightError(values.surgeryDayWeightLbs, errors),
    highestWeightLbs: earlierWeightError(values.highestWeightLbs, errors),
    isPregnant: null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null))
}

function nameError(name: string, errors: Errors): string | null {
  if (name.length < NAME_LENGTH.min) return errors.name
  return name.length > NAME_LENGTH.max ? errors.nameTooLong({ max: NAME_LENGTH.max }) : null
}

const earlierWeightError = (text: string, errors: Errors): string | null =>
  text.trim() === '' || isNumber(text, EARLIER_WEIGHT_LBS) ? null : errors.earlierWeight(EARLIER_WEIGHT_LBS)

/** A limit in steps of 1 takes whole numbers only; a finer one is rounded to its step when it is sent. */
function isNumber(text: string, limit: Limit): boolean {
  const value = typedNumber(text)
  return value !== null && isWithin(value, limit) && (limit.step !== 1 || Number.isInteger(value))
}
