import { ApiProperty } from '@nestjs/swagger'
import { Answer } from '@gb/service-kit'
import { ConsentFlagsDto } from '../../person/consent/consent-answer.dto.js'

/** Who is signed in. */
export class SessionDto {
  @Answer('Names the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', 'uuid') user_id!: string
  @Answer('What to call the person.', 'Sam') name!: string
  @Answer('E-mail address.', 'sam@example.com', { format: 'email' }) email!: string
  @Answer('Whether premium is active.', false) is_premium!: boolean
  @Answer('Remembered IANA time zone; UTC if never seen.', 'America/New_York') time_zone!: string

  @Answer.orNull(
    String,
    'When the profile will be erased, if its deletion was asked for; null otherwise. ISO 8601, UTC.',
    null,
    'date-time',
  )
  erase_at!: string | null

  @Answer.part(ConsentFlagsDto, 'Each consent as it now holds.') consent!: ConsentFlagsDto

  @ApiProperty({
    description:
      'The 6-digit profile code, leading zeros kept. Null unless this session has just confirmed `show_code`.',
    type: String,
    nullable: true,
    pattern: '^[0-9]{6}$',
    example: null,
  })
  recovery_code!: string | null
}

/** The answer to signing out. */
export class SignedOutDto {
  @Answer('Always true.', true) signed_out!: boolean
}
