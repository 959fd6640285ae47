import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  AGE_YEARS,
  DAY_STARTS_AT,
  type Gender,
  GENDERS,
  GOAL_WEIGHT_LBS,
  HEIGHT_FEET,
  HEIGHT_INCHES,
  IRON_ANSWERS,
  type IronAnswer,
  NAME_LENGTH,
} from '@gb/domain'
import { checkRow, ChoiceField, FlagField, NumberField, type PersonalRow, TextField } from '@gb/service-kit'
import {
  EarlierWeightField,
  SurgeryDateField,
  WholeNumberField,
} from '../../person/profile/profile-fields.js'
import type { ProfileFields } from '../../person/profile/profile.js'

/**
 * What an import changes of a profile. The e-mail is not part of it, because another one has to be confirmed, nor the
 * weight, which comes out of the weight log.
 */
class ImportedProfileDto {
  @TextField(NAME_LENGTH, { description: 'Name.' })
  name!: string

  @WholeNumberField(AGE_YEARS, { description: 'Age.', example: 42 })
  age!: number

  @ChoiceField(GENDERS, { description: 'Gender.' })
  gender!: Gender

  @WholeNumberField(HEIGHT_FEET, { description: 'Feet.', example: 5 })
  height_feet!: number

  @WholeNumberField(HEIGHT_INCHES, { description: 'Inches.', example: 6 })
  height_inches!: number

  @NumberField(GOAL_WEIGHT_LBS, { description: 'Goal weight, lbs.' })
  goal_weight_lbs!: number

  @ChoiceField(ACTIVITY_LEVELS, { description: 'Activity.' })
  activity_level!: ActivityLevel

  @SurgeryDateField('Day of the surgery.')
  surgery_date?: string

  @EarlierWeightField({ description: 'Weight on the day of the surgery, lbs.', example: 262 })
  surgery_day_weight_lbs?: number

  @EarlierWeightField({ description: 'The highest weight ever, lbs.', example: 288 })
  highest_weight_lbs?: number

  @FlagField({ description: 'Pregnant.', optional: true })
  is_pregnant?: boolean

  @ChoiceField(IRON_ANSWERS, { description: 'Answer about iron.', optional: true })
  iron_answer?: IronAnswer

  @WholeNumberField(DAY_STARTS_AT, { description: 'When the day begins.', example: 0, optional: true })
  day_starts_at?: number
}

const FIELDS = [
  'name',
  'age',
  'gender',
  'height_feet',
  'height_inches',
  'goal_weight_lbs',
  'activity_level',
  'surgery_date',
  'surgery_day_weight_lbs',
  'highest_weight_lbs',
]

/** The fields that an import changes. */
export type ImportedProfile = Omit<ProfileFields, 'email' | 'currentWeightLbs'>

/** The profile of an export, held to the rules of the form; or the sentence that says why not. */
export const readImportedProfile = (profile: PersonalRow): ImportedProfile | string => {
  const { day_starts_at: dayStartsAt = DAY_STARTS_AT.min, is_pregnant: isPregnant = false } = profile
  const picked = Object.fromEntries(FIELDS.map((field) => [field, profile[field] ?? null]))
  const checked = checkRow(ImportedProfileDto, {
    ...picked,
    day_starts_at: dayStartsAt,
    is_pregnant: isPregnant,
    // An export of earlier, or of somebody who was never asked, has none.
    ...(profile.iron_answer == null ? {} : { iron_answer: profile.iron_answer }),
  })
  if ('message' in checked) return checked.message
  const row = Object.assign(new ImportedProfileDto(), checked.row)
  return {
    name: row.name,
    age: row.age,
    gender: row.gender,
    heightFeet: row.height_feet,
    heightInches: row.height_inches,
    goalWeightLbs: row.goal_weight_lbs,
    activityLevel: row.activity_level,
    surgeryDate: row.surgery_date ?? null,
    surgeryDayWeightLbs: row.surgery_day_weight_lbs ?? null,
    highestWeightLbs: row.highest_weight_lbs ?? null,
    isPregnant: row.is_pregnant ?? false,
    ironAnswer: row.iron_answer ?? null,
    dayStartsAt: row.day_starts_at ?? DAY_STARTS_AT.min,
  }
}
