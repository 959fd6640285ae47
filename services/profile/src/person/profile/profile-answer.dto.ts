import { ApiProperty } from '@nestjs/swagger'
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  type Gender,
  GENDERS,
  IRON_ANSWERS,
  type IronAnswer,
} from '@gb/domain'

const USER_ID = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

/** A profile as its owner sees it. */
export class ProfileDto {
  @ApiProperty({ description: 'Names the profile; proves nothing.', format: 'uuid', example: USER_ID })
  user_id!: string

  @ApiProperty({
    description:
      'The 6-digit profile code, leading zeros kept. Null unless this session has just confirmed `show_code`, or has opened the profile with a code, a mailed code or a passkey in this very call.',
    type: String,
    nullable: true,
    pattern: '^[0-9]{6}$',
    example: null,
  })
  recovery_code!: string | null

  @ApiProperty({ description: 'Whether premium is active.', example: false })
  is_premium!: boolean

  @ApiProperty({ description: 'Remembered IANA time zone; UTC if never seen.', example: 'America/New_York' })
  time_zone!: string

  @ApiProperty({
    description:
      'When the profile will be erased, if its deletion was asked for; null otherwise. ISO 8601, UTC.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
  })
  erase_at!: string | null

  @ApiProperty({ description: 'What to call the person.', example: 'Sam' })
  name!: string

  @ApiProperty({ description: 'E-mail address.', format: 'email', example: 'sam@example.com' })
  email!: string

  @ApiProperty({
    description:
      'A new e-mail address that waits for the code mailed to it; until then `email` stays in force. Null if none.',
    type: String,
    format: 'email',
    nullable: true,
    example: null,
  })
  pending_email!: string | null

  @ApiProperty({ description: 'Age in years.', type: 'integer', example: 42 })
  age!: number

  @ApiProperty({ description: 'Gender, for the energy goal.', enum: [...GENDERS], example: 'female' })
  gender!: Gender

  @ApiProperty({ description: 'The feet of the height.', type: 'integer', example: 5 })
  height_feet!: number

  @ApiProperty({ description: 'The inches of the height beside its feet.', type: 'integer', example: 6 })
  height_inches!: number

  @ApiProperty({ description: 'Latest weight in lbs.', example: 231.4 })
  current_weight_lbs!: number

  @ApiProperty({ description: 'Goal weight in lbs.', example: 160 })
  goal_weight_lbs!: number

  @ApiProperty({
    description: 'Activity, for the energy goal.',
    enum: [...ACTIVITY_LEVELS],
    example: 'light',
  })
  activity_level!: ActivityLevel

  @ApiProperty({
    description: 'Day of the surgery, or null.',
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-09-01',
  })
  surgery_date!: string | null

  @ApiProperty({
    description: 'Weight on the day of the surgery in lbs, or null.',
    type: Number,
    nullable: true,
    example: 262,
  })
  surgery_day_weight_lbs!: number | null

  @ApiProperty({
    description: 'The highest weight ever before the surgery in lbs, or null.',
    type: Number,
    nullable: true,
    example: 288,
  })
  highest_weight_lbs!: number | null

  @ApiProperty({
    description: 'Whether the person is pregnant: goals and forecasts for the weight are then put away.',
    example: false,
  })
  is_pregnant!: boolean

  @ApiProperty({
    description:
      'What was answered about periods and the risk of low iron, see PUT /api/iron-answer/{user_id}; null when never asked.',
    enum: [...IRON_ANSWERS],
    nullable: true,
    example: 'higher',
  })
  iron_answer!: IronAnswer | null

  @ApiProperty({
    description: 'The hour at which the day begins, 0 (midnight) to 6.',
    type: 'integer',
    example: 0,
  })
  day_starts_at!: number
}
