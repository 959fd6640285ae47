import { ApiPropertyOptional } from '@nestjs/swagger'
import { PROFILE_CODE_LENGTH } from '@gb/domain'
import { IsEmail, IsUUID, Matches, ValidateIf } from 'class-validator'
import { Answer } from '@gb/service-kit'
import { ConsentEntryDto } from '../../person/consent/consent-answer.dto.js'

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
  @Answer('Id of the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11') user_id!: string
  @Answer('Name.', 'Maria Lopez') name!: string
  @Answer('First letter and domain of the e-mail.', 'm…@example.com') email_hint!: string
  @Answer.orNull(String, 'IANA zone last seen, or null.', 'America/New_York') time_zone!: string | null
  @Answer('ISO instant.', '2026-09-01T10:00:00.000Z') created_at!: string
  @Answer.orNull(String, 'When it will be erased, or null.', null) erase_at!: string | null
}

/** Who was found. */
export class FoundPeopleDto {
  @Answer.list(FoundPersonDto, 'Newest first; nobody is an empty list.') people!: FoundPersonDto[]
}

/** A browser that is, or was, signed in. */
class PersonDeviceDto {
  @Answer('What it is.', 'Safari on iPhone') label!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') last_seen_at!: string
  @Answer('Whether a session is open on it.', true) signed_in!: boolean
}

/** A profile, without its code. */
export class PersonDto {
  @Answer('Id of the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11') user_id!: string
  @Answer('Name.', 'Maria Lopez') name!: string
  @Answer('E-mail.', 'maria@example.com') email!: string
  @Answer('Years.', 42) age!: number
  @Answer('female or male.', 'female') gender!: string
  @Answer('Feet of the height.', 5) height_feet!: number
  @Answer('Inches of the height beside the feet.', 4) height_inches!: number
  @Answer('Latest weight, lbs.', 210.5) current_weight_lbs!: number
  @Answer('Goal weight, lbs.', 150) goal_weight_lbs!: number
  @Answer('Activity level.', 'light') activity_level!: string
  @Answer.orNull(String, 'YYYY-MM-DD or null.', '2026-09-01') surgery_date!: string | null
  @Answer('IANA zone.', 'America/New_York') time_zone!: string
  @Answer('Whether premium is active.', false) is_premium!: boolean
  @Answer.orNull(String, 'When it will be erased, or null.', null) erase_at!: string | null
  @Answer.list(PersonDeviceDto, 'Browsers, last seen first.') devices!: PersonDeviceDto[]
}

/** What was given and withdrawn. */
export class PersonConsentsDto {
  @Answer.list(ConsentEntryDto, 'Lines of the ledger, newest first.') entries!: ConsentEntryDto[]
}

/** That the code is another one now. */
export class CodeRotatedDto {
  @Answer(
    'What happened.',
    'The profile has a new code. It was emailed to its owner, who can also find it in the app.',
  )
  message!: string
}
