import { ApiPropertyOptional } from '@nestjs/swagger'
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  AGE_YEARS,
  DAY_STARTS_AT,
  DEFAULT_ACTIVITY_LEVEL,
  DEFAULT_GENDER,
  type Gender,
  GENDERS,
  GOAL_WEIGHT_LBS,
  HEIGHT_FEET,
  HEIGHT_INCHES,
  NAME_LENGTH,
  WEIGHT_LBS,
} from '@gb/domain'
import { ChoiceField, FlagField, NumberField, TextField } from '@gb/service-kit'
import { IsUUID, ValidateIf } from 'class-validator'
import {
  EarlierWeightField,
  EmailField,
  SurgeryDateField,
  WholeNumberField,
} from '../../person/profile/profile-fields.js'

/** The profile form. Source: product-rules 5, its limits. */
export class SaveProfileDto {
  @ApiPropertyOptional({
    description: 'Only when changing a profile, and only your own: the server makes the id of a new profile.',
    format: 'uuid',
    example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  })
  @ValidateIf((_object, value) => value !== undefined)
  @IsUUID('all', { message: '$property must be a UUID.' })
  user_id?: string
  @TextField(NAME_LENGTH, { description: 'What to call the person.', example: 'Sam' }) name!: string
  @EmailField('Used to get back in on a new device.') email!: string
  @WholeNumberField(AGE_YEARS, { description: 'Age in years.', example: 42 }) age!: number

  @ChoiceField(GENDERS, {
    description: `Gender, for the energy goal; a new profile without it gets ${DEFAULT_GENDER}.`,
    example: 'female',
    optional: true,
    default: DEFAULT_GENDER,
  })
  gender?: Gender

  @WholeNumberField(HEIGHT_FEET, { description: 'The feet of the height.', example: 5 }) height_feet!: number
  @WholeNumberField(HEIGHT_INCHES, { description: 'The inches of the height beside its feet.', example: 6 })
  height_inches!: number

  @NumberField(WEIGHT_LBS, {
    description: 'Weight now in lbs, kept to 0.1. A change is logged as a weight entry.',
    example: 231.4,
  })
  current_weight_lbs!: number

  @NumberField(GOAL_WEIGHT_LBS, { description: 'Goal weight in lbs, kept to 0.1.', example: 160 })
  goal_weight_lbs!: number

  @ChoiceField(ACTIVITY_LEVELS, {
    description: `Activity, for the energy goal; a new profile without it gets ${DEFAULT_ACTIVITY_LEVEL}.`,
    example: 'light',
    optional: true,
    default: DEFAULT_ACTIVITY_LEVEL,
  })
  activity_level?: ActivityLevel

  @SurgeryDateField('Day of the surgery, past or planned; leave it out if there is none yet, null clears it.')
  surgery_date?: string | null

  @EarlierWeightField({
    description:
      'Weight on the day of the surgery in lbs, kept to 0.1. What was lost is counted from it. Absent keeps what is stored, null clears it.',
    example: 262,
  })
  surgery_day_weight_lbs?: number | null

  @EarlierWeightField({
    description:
      'The highest weight ever before the surgery in lbs, kept to 0.1. Absent keeps what is stored, null clears it.',
    example: 288,
  })
  highest_weight_lbs?: number | null

  @FlagField({
    description:
      'Whether the person is pregnant: goals and forecasts for the weight are then put away. Absent keeps what is stored, false in a new profile.',
    optional: true,
  })
  is_pregnant?: boolean

  @WholeNumberField(DAY_STARTS_AT, {
    description:
      'The hour at which the day begins, for night shifts and late dinners: what is logged before it counts for the day before. Entries that are stored already keep their day. Absent keeps what is stored, 0 (midnight) in a new profile.',
    example: 0,
    optional: true,
  })
  day_starts_at?: number
}
