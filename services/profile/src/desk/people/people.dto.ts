import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { PROFILE_CODE_LENGTH } from '@gb/domain'
import { IsEmail, IsUUID, Matches, ValidateIf } from 'class-validator'
import { ConsentEntryDto } from '../../person/consent/consent-answer.dto.js'

/** Whom a call is about. */
export class PersonPath {
  @ApiProperty({
    description: 'Id of the profile.',
    format: 'uuid',
    example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  })
  @IsUUID('all', { message: 'user_id must be a UUID.' })
  user_id!: string
}

const ifGiven = () => ValidateIf((_object, value) => value !== undefined)

/** What a person is looked for by: exactly one of the three. */
export class SearchPeopleDto {
  @ApiPropertyOptional({ description: 'Id of the profile.', format: 'uuid' })
  @ifGiven()
  @IsUUID('all', { message: 'user_id must be a UUID.' })
  user_id?: string

  @ApiPropertyOptional({
    description: 'E-mail address; its capitals make no difference.',
    example: 'maria@example.com',
  })
  @ifGiven()
  @IsEmail({}, { message: 'email must be an e-mail address.' })
  email?: string

  @ApiPropertyOptional({ description: 'Profile code, the one in use or an earlier one.' })
  @ifGiven()
  @Matches(new RegExp(`^\\d{${PROFILE_CODE_LENGTH}}$`), {
    message: `code must have ${PROFILE_CODE_LENGTH} digits.`,
  })
  code?: string
}

/** A profile as it is found: enough to know it is the right one. */
export class FoundPersonDto {
  @ApiProperty({ description: 'Id of the profile.', example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' })
  user_id!: string

  @ApiProperty({ description: 'Name.', example: 'Maria Lopez' })
  name!: string

  @ApiProperty({ description: 'First letter and domain of the e-mail.', example: 'm…@example.com' })
  email_hint!: string

  @ApiProperty({
    description: 'IANA zone last seen, or null.',
    type: String,
    nullable: true,
    example: 'America/New_York',
  })
  time_zone!: string | null

  @ApiProperty({ description: 'ISO instant.', example: '2026-09-01T10:00:00.000Z' })
  created_at!: string

  @ApiProperty({
    description: 'When it will be erased, or null.',
    type: String,
    nullable: true,
    example: null,
  })
  erase_at!: string | null
}

/** Who was found. */
export class FoundPeopleDto {
  @ApiProperty({ description: 'Newest first; nobody is an empty list.', type: [FoundPersonDto] })
  people!: FoundPersonDto[]
}

/** A browser that is, or was, signed in. */
class PersonDeviceDto {
  @ApiProperty({ description: 'What it is.', example: 'Safari on iPhone' })
  label!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  last_seen_at!: string

  @ApiProperty({ description: 'Whether a session is open on it.', example: true })
  signed_in!: boolean
}

/** A profile, without its code. */
export class PersonDto {
  @ApiProperty({ description: 'Id of the profile.', example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' })
  user_id!: string

  @ApiProperty({ description: 'Name.', example: 'Maria Lopez' })
  name!: string

  @ApiProperty({ description: 'E-mail.', example: 'maria@example.com' })
  email!: string

  @ApiProperty({ description: 'Years.', example: 42 })
  age!: number

  @ApiProperty({ description: 'female or male.', example: 'female' })
  gender!: string

  @ApiProperty({ description: 'Feet of the height.', example: 5 })
  height_feet!: number

  @ApiProperty({ description: 'Inches of the height beside the feet.', example: 4 })
  height_inches!: number

  @ApiProperty({ description: 'Latest weight, lbs.', example: 210.5 })
  current_weight_lbs!: number

  @ApiProperty({ description: 'Goal weight, lbs.', example: 150 })
  goal_weight_lbs!: number

  @ApiProperty({ description: 'Activity level.', example: 'light' })
  activity_level!: string

  @ApiProperty({ description: 'YYYY-MM-DD or null.', type: String, nullable: true, example: '2026-09-01' })
  surgery_date!: string | null

  @ApiProperty({ description: 'IANA zone.', example: 'America/New_York' })
  time_zone!: string

  @ApiProperty({ description: 'Whether premium is active.', example: false })
  is_premium!: boolean

  @ApiProperty({
    description: 'When it will be erased, or null.',
    type: String,
    nullable: true,
    example: null,
  })
  erase_at!: string | null

  @ApiProperty({ description: 'Browsers, last seen first.', type: [PersonDeviceDto] })
  devices!: PersonDeviceDto[]
}

/** What was given and withdrawn. */
export class PersonConsentsDto {
  @ApiProperty({ description: 'Lines of the ledger, newest first.', type: [ConsentEntryDto] })
  entries!: ConsentEntryDto[]
}

/** That the code is another one now. */
export class CodeRotatedDto {
  @ApiProperty({
    description: 'What happened.',
    example: 'The profile has a new code. It was mailed to its owner, who also finds it in the app.',
  })
  message!: string
}
