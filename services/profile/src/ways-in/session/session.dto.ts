import { ApiProperty } from '@nestjs/swagger'
import { ConsentFlagsDto } from '../../person/consent/consent-answer.dto.js'

/** Who is signed in. */
export class SessionDto {
  @ApiProperty({
    description: 'Names the profile.',
    format: 'uuid',
    example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  })
  user_id!: string

  @ApiProperty({ description: 'What to call the person.', example: 'Sam' })
  name!: string

  @ApiProperty({ description: 'E-mail address.', format: 'email', example: 'sam@example.com' })
  email!: string

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

  @ApiProperty({ description: 'Each consent as it now holds.', type: ConsentFlagsDto })
  consent!: ConsentFlagsDto

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
  @ApiProperty({ description: 'Always true.', example: true })
  signed_out!: boolean
}
