import { ApiProperty } from '@nestjs/swagger'
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  type Gender,
  GENDERS,
  IRON_ANSWERS,
  type IronAnswer,
  type Language,
  LANGUAGES,
  PROFILE_HINT_CODES,
  type ProfileHintCode,
} from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { ClinicSheetDto } from '../clinic-plan/clinic-plan.dto.js'

const USER_ID = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

/** Advice or a question about what a profile says. It is stored all the same. */
export class ProfileHintDto {
  @Answer.oneOf(PROFILE_HINT_CODES, 'Stable code.', 'goal_too_light') code!: ProfileHintCode
  @Answer(
    'The sentence to show.',
    'A word about your goal weight. Your goal is below the range that is healthy for your height.',
  )
  text!: string
  @Answer('Where the rule comes from.', 'World Health Organization, classes of body mass index')
  source!: string
  @Answer.orNull(
    Number,
    'The weight that was probably meant, in lbs, where kilograms explain it; else null.',
    null,
  )
  proposed_lbs!: number | null
}

/** A profile as its owner sees it. */
export class ProfileDto {
  @Answer('Names the profile; proves nothing.', USER_ID, 'uuid') user_id!: string

  @ApiProperty({
    description:
      'The 6-digit profile code, leading zeros kept. Null unless this session has just confirmed `show_code`, or has opened the profile with a code, a mailed code or a passkey in this very call.',
    type: String,
    nullable: true,
    pattern: '^[0-9]{6}$',
    example: null,
  })
  recovery_code!: string | null

  @Answer('Whether premium is active.', false) is_premium!: boolean
  @Answer('Remembered IANA time zone; UTC if never seen.', 'America/New_York') time_zone!: string

  @Answer.orNull(
    String,
    'When the profile will be erased, if its deletion was asked for; null otherwise. ISO 8601, UTC.',
    null,
    'date-time',
  )
  erase_at!: string | null

  @Answer('What to call the person.', 'Sam') name!: string
  @Answer('E-mail address.', 'sam@example.com', { format: 'email' }) email!: string

  @Answer.orNull(
    String,
    'A new e-mail address that waits for the code mailed to it; until then `email` stays in force. Null if none.',
    null,
    { format: 'email' },
  )
  pending_email!: string | null

  @Answer.count('Age in years.', 42) age!: number
  @Answer.oneOf(GENDERS, 'Gender, for the energy goal.', 'female') gender!: Gender
  @Answer.count('The feet of the height.', 5) height_feet!: number
  @Answer.count('The inches of the height beside its feet.', 6) height_inches!: number
  @Answer('Latest weight in lbs.', 231.4) current_weight_lbs!: number
  @Answer('Goal weight in lbs.', 160) goal_weight_lbs!: number
  @Answer.oneOf(ACTIVITY_LEVELS, 'Activity, for the energy goal.', 'light') activity_level!: ActivityLevel
  @Answer.orNull(String, 'Day of the surgery, or null.', '2026-09-01', 'date') surgery_date!: string | null
  @Answer.orNull(Number, 'Weight on the day of the surgery in lbs, or null.', 262)
  surgery_day_weight_lbs!: number | null
  @Answer.orNull(Number, 'The highest weight ever before the surgery in lbs, or null.', 288)
  highest_weight_lbs!: number | null
  @Answer('Whether the person is pregnant: goals and forecasts for the weight are then put away.', false)
  is_pregnant!: boolean

  @Answer.oneOfOrNull(
    IRON_ANSWERS,
    'What was answered about periods and the risk of low iron, see PUT /api/iron-answer/{user_id}; null when never asked.',
    'higher',
  )
  iron_answer!: IronAnswer | null

  @Answer.partOrNull(
    ClinicSheetDto,
    "What the person's clinic says, see PUT /api/clinic-plan/{user_id}; null when it was not told.",
  )
  clinic_plan!: ClinicSheetDto | null

  @Answer.count('The hour at which the day begins, 0 (midnight) to 6.', 0) day_starts_at!: number

  @Answer.oneOfOrNull(
    LANGUAGES,
    'The language in which the product writes to the person, see PUT /api/language/{user_id}; null when they never chose, which is English.',
    'es',
  )
  language!: Language | null

  @Answer.list(
    ProfileHintDto,
    'A goal weight below what is healthy for the height, and weights of earlier days that look like a slip; often empty.',
  )
  hints!: ProfileHintDto[]
}
